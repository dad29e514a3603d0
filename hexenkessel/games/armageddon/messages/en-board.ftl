# What the battlefield in the browser says.

board-map = The battlefield
board-close = Close

board-figure = { $kind } on { $field }
board-field = Field { $field }, { $terrain }
board-ground = { $terrain }{ $level ->
    [0] {""}
    [99] {""}
   *[other] , level { $level }
}
board-company = On field { $field }
board-rides = on { $kind }
board-led = led by { $kind }
board-moved = { $steps ->
    [one] { $steps } step made
   *[other] { $steps } steps made
}
board-acted = has acted
board-spell = { $spell }
board-units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
board-danger = danger: { $danger }
board-edge-up = up to the { $sides }
board-edge-down = down to the { $sides }
board-edge-ramp = ramp to the { $sides }
board-edge-river = river to the { $sides }
board-edge-bridge = bridge to the { $sides }
board-harnessed = harnessed
board-pole = pole to the { $side }
board-speed = { $steps ->
    [one] { $steps } step in the last round
   *[other] { $steps } steps in the last round
}
board-front = phalanx facing { $side }
board-facing = Face { $side }
board-leader = leader
board-goal = A field to be won
board-may-go = { $steps ->
    [0] May be chosen
    [one] In reach for { $steps } step
   *[other] In reach for { $steps } steps
}
board-chosen = { $figure } is chosen: { $fields } fields in reach, { $targets } figures to choose from.
board-chance = { $kind }: { $chance } to win
board-shot = Shot or throw there: { $number }
board-tolls = Who dies, if all defend themselves as well as they can:
board-toll = { $count ->
    [one] { $kind } { $chance }
   *[other] { $count } × { $kind }, { $chance } each
}

board-round = Round { $round } of { $rounds }
board-rounds = Rounds
board-part-movement = movement
board-part-combat = combat
board-able = { $count } can still do something
board-able-combat = { $count } can still fight
board-next = Next figure
board-next-about = To the next one who can still do something (key N)
board-secret = Where the others stand is not known yet.
board-group = Group
board-group-count = { $count ->
    [0] Draw a box or click on figures
   *[other] { $count } chosen: pick a field
}
board-group-clear = Clear
board-group-about = Orders to several: draw a box or click on figures, also with Shift (key G)

board-hint = Advice
board-hint-next = Read on
board-hint-read = Understood
board-hint-again = Once more

board-refused = { $field ->
    [none] { $who }: { $text }
   *[other] { $who } → { $field }: { $text }
}

board-support = With whose support?
board-alone = alone
board-with = with { $kind }
board-with-figure = with { $figure }

board-fight = The last fight
board-needed = needed
board-good-points = good-points
board-helper = support
board-foe = the other
board-fight-before = The fight before
board-fight-after = The next fight
board-result-attacker = The attacker wins.
board-result-defender = The defender wins.
board-result-neither = Nobody falls.
board-result-hit = Hit!
board-result-missed = Missed.
board-result-panic = Panic!
board-result-burns = It burns!
board-result-spark = Hit, or fire.
board-result-spark-panic = Panic, or fire.
board-result-spark-missed = Fire, if he likes.

board-last-lost = { seat-name } has lost the last { $kind }.
board-goals = How to win
board-held-so-far = (held for { $rounds } so far)
board-armies = Armies
board-side = side { $side }
board-strength = { $count } figures, { $lost } points lost

lobby-battles = Choose a battle
board-battle-facts = { $players } players · { $figures } figures · { $rounds } rounds · up to chapter { $chapter }
board-chapters-as-written = As the battle has them
board-allies-few = With three players or more, some can fight together.
board-allies-hint = Tick in one line who fights together.

board-prices = Price list
board-points-left = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
board-stamp = Every click on a field of your zone buys: { $kind }.
board-stamp-none = Choose what to buy, then click on fields of your zone.
board-points = points
board-bought = bought:
board-price-phalanx = Phalanx of four equal men: { $price } points besides.
