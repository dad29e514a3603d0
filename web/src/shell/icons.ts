/** Who drew the icons that the shell uses. Each folder of a game has such a list in its own icons.ts. */
export const ICON_AUTHORS: Readonly<Record<string, readonly string[]>> = {
  Lorc: [
    'cog',
    'conversation',
    'laurel-crown',
    'padlock',
    'return-arrow',
    'scroll-unfurled',
    'treasure-map',
    'vintage-robot',
  ],
  Delapouite: ['choice', 'meeple', 'rolling-dices', 'rule-book'],
};
