# What a newcomer is told to do at each moment of a lesson.

guide-wait = The other army moves and strikes. Watch what it does; your turn comes by itself.
guide-move = Move: click one of your warriors with a ring, then a marked field. What else can be done is in the list. When all stand well, end the turn.
guide-where = Where to? Click a marked field. (×: somebody else.)
guide-more = Go on with what is marked on the map or in the list. (×: something else.)
guide-move-or-fight = An enemy is within reach. Move whom you still want to move, then press “Fight”.
guide-fight = Everybody has moved, and an enemy is within reach: press “Fight”.
guide-end = Nothing more can be done in this turn: end it.
guide-who = Who shall strike? Click one of your warriors with a ring; his odds appear beside the enemies. If nothing is worth the risk, end the turn.
guide-whom = Whom? Click an enemy. The figure beside him is the chance that he falls.
guide-support = Choose by the odds: the first figure is the chance that he falls, the second that your own man does.
guide-life = Say whose life was rolled for: click the one you would spare or give up.
guide-deploy = Set up your army within the marked fields, then press “Ready”.
