/** Who drew the icons that the shell uses. Each folder of a game has such a list in its own icons.ts. */
export const ICON_AUTHORS: Readonly<Record<string, readonly string[]>> = {
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
