/** Attribution of this folder's icons from game-icons.net (CC BY 3.0), for the credits. */
export const AUTHORS: Readonly<Record<string, readonly string[]>> = {
  Lorc: [
    'cog',
    'conversation',
    'hourglass',
    'laurel-crown',
    'padlock',
    'quill-ink',
    'return-arrow',
    'scroll-unfurled',
    'treasure-map',
    'vintage-robot',
  ],
  Delapouite: ['choice', 'meeple', 'person', 'rolling-dices', 'round-table', 'rule-book'],
};
