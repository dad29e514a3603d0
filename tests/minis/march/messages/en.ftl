# Everything March says.

prompt-turn = Turn { $turn }: move and attack with your pieces, then finish.

went = { $piece } goes to { $square }.
attacked = { $piece } attacks { $target }: { $hits ->
    [0] no hit.
    [one] one hit.
   *[other] { $hits } hits.
}
fell = { $piece } falls.
finished = Seat { $seat } has finished its turn.
surrendered = Seat { $seat } surrenders.

outcome-goal = A piece has reached the last row.
outcome-broken = An army is broken.
outcome-turns = The last turn is over.
outcome-surrender = An army has surrendered.
outcome-time = The host has called time.

preview-kill = the target falls

refusal-M1-4b = An army surrenders only when a third of it is lost.
refusal-M2-1a = { $piece } is not one of your pieces.
refusal-M2-2a = { $square } is more than one step away.
refusal-M2-2b = { $piece } has taken both its steps.
refusal-M2-2c = { $square } is taken.
refusal-M2-3a = { $piece } can attack only an enemy on one of the four squares around it.
refusal-M2-3c = { $piece } has attacked, which ends its turn.
