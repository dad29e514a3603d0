/** Who drew the pictures of this folder that are from game-icons.net (CC BY 3.0), for the credits. */
export const AUTHORS: Readonly<Record<string, readonly string[]>> = {
  Lorc: [
    'battle-axe',
    'broadsword',
    'crested-helmet',
    'crossed-swords',
    'footprint',
    'high-shot',
    'horse-head',
    'laurel-crown',
    'quill-ink',
  ],
  Delapouite: ['elephant', 'horseshoe', 'mammoth'],
  Sbed: ['death-skull'],
};
