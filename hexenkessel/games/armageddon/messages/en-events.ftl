# What has happened, told briefly.

## Before the battle

rolled-for-first = { seat-name } rolled { $roll } for the first turn.
first = { seat-name } begins every round.
enlisted = { seat-name }: { $kind } on { $field } enlisted.
dismissed = { seat-name }: { $kind } sent home.
placed = { seat-name }: { $kind } set up on { $field }.
ready = { seat-name } is ready.
deployed = The armies stand.

## Time

round = Round { $round } of { $rounds }.
turn = It is the turn of { seat-name }.
resigned = { seat-name } resigns.

## Danger

protected = { seat-name } is safe on { $field } from { $danger }: rolled { $roll }, 6 is enough.
unprotected = { seat-name } is not safe on { $field } from { $danger }: rolled { $roll }, 6 was needed.
life = { seat-name }: { $kind } on { $field } rolled { $roll } for life ({ $cause }). { $result ->
    [lives] Alive.
    [panics] Panic!
    [climbs] On the wagon.
    [boards] On the raft.
   *[other] Dead.
}

## Movement

went = { seat-name }: { $kind }, { $field } → { $path }.
marched = { seat-name }: { $kinds } from { $fields } to { $path }.{ $stayed ->
    [none] {""}
   *[other] {" "}Not along: { $stayed }. { $reasons }
}
swapped = { seat-name }: places changed between { $field } and { $place }.

## Combat

attack-note = { $attack_points ->
    [none] { $attack_total }
   *[other] { $attack } + { $attack_points } = { $attack_total }
}
defence-note = { $defence_points ->
    [none] { $defence_total }
   *[other] { $defence } + { $defence_points } = { $defence_total }
}
duel = { seat-name }: { $manner ->
    [charge] charge blow,{" "}
    [trample] trampling,{" "}
    [scramble] scramble,{" "}
   *[duel] {""}
}{ $kind } on { $field }{ $support ->
    [none] {""}
   *[other] {" "}with { $support }
} against { $other } of { foe-name } on { $place }. { attack-note }; { defence-note }. { $result ->
    [attacker] Fallen: { $other }.
    [defender] Fallen: { $kind }.
    [panic] Panic!
   *[neither] Nobody falls.
}
promoted = { seat-name }: { $kind } promoted to { $becomes }.
shot = { seat-name }: bow on { $field } shot at { $other } of { foe-name } on { $place }. Rolled { $roll }, needed { $number } ({ $items }). { $result ->
    [hit] Hit.
    [panic] Panic!
    [burns] It burns!
    [spark] Hit, or fire.
    [spark-panic] Panic, or fire.
    [spark-missed] Fire, if he likes.
   *[missed] Missed.
}

## Phalanx

formed = { seat-name }: phalanx formed on { $field }, { $kind }, front to the { $side }.
dissolved = { seat-name }: phalanx on { $field } dissolved, { $kind }.
filled = { seat-name }: phalanx on { $place } filled up from { $field }, { $kind }.
faced = { seat-name }: phalanx on { $field } turned to the { $side }, { $kind }.

## Horses, chariots, elephants

mounted = { seat-name }: { $kind } mounted { $other } on { $field }.
dismounted = { seat-name }: { $kind } got off { $other }, now on { $field }.
led = { seat-name }: { $kind } leads { $other } on { $field }.
released = { seat-name }: { $kind } let go of { $other } on { $field }.
captured = { seat-name }: { $kind } on { $field } captured{ $foe ->
    [-1] {""}
   *[other] {" "}from { foe-name }
}.
given = { seat-name }: { $kind } on { $field } given to { receiver-name }.
unhorsed = { seat-name }: { $kind } stands on foot on { $field }.
crushed = { seat-name }: { $kind } crushed { $other } of { foe-name } on { $field }.
panic = { seat-name }: { $kind } panicked on { $field }. { $kinds ->
    [none] Nobody was in reach.
   *[other] Dead: { $kinds }.
}
sacrificed = { seat-name }: { $kind } given up on { $field }.
harnessed = { seat-name }: { $kind } on { $field } harnessed { $other }.
unharnessed = { seat-name }: { $kind } on { $field } unharnessed { $other }.
backed = { seat-name }: { $kind }, { $field } backwards to { $place }.
pulled = { seat-name }: { $kind }, { $field }, pulled to { $place }.
rolled-over = { seat-name }: { $kind } rolled on to { $field }. Under it: { $kinds }.
shied = { seat-name }: { $kind } lost to the elephant on { $field }.
