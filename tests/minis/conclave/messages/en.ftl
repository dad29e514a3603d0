# Everything Conclave says.

prompt-laying = Lay one of your cards.
prompt-speech = Make a motion, or tempt fate.
prompt-ballot = Vote for or against the motion.
prompt-objection = Will you veto this?

drawn = You draw { $card }.
draws = Witch { $seat } fills her hand.
laid = Witch { $seat } laid { $card }.
moves = Witch { $seat } moves to { $verb } witch { $witch }.
tempted = Witch { $seat } tempts fate and gains { $points ->
    [one] one point.
   *[other] { $points } points.
}
carried = The motion is carried by { $ayes } to { $nays }.
lost = The motion is lost by { $ayes } to { $nays }.
crowned = Witch { $witch } is crowned.
cursed = Witch { $witch } is cursed.
vetoes = Witch { $seat } vetoes what witch { $by } did.
cancelled = The veto stands, and what it was raised against falls.

outcome-goal = A witch has reached the goal.
outcome-rounds = The last round is over.
outcome-adjourned = The host has closed the hall.

preview-any-point = any point at all
order-let-it-happen = Let everything happen

refusal-C3-1a = You do not hold the card { $card }.
refusal-C3-2a = There is no witch { $witch } in this conclave.
refusal-C3-2b = Witch { $witch } has no points, so a curse would take nothing.
refusal-C3-3a = It was agreed that nobody tempts fate.
refusal-C3-5b = You hold no veto.

name-moth = a moth
name-toad = a toad
name-cat = a cat
name-owl = an owl
name-moon = the moon
name-veto = a veto
