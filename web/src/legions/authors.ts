/** Who drew the pictures of this folder that are from game-icons.net (CC BY 3.0), for the credits. */
export const AUTHORS: Readonly<Record<string, readonly string[]>> = {
  Lorc: [
    'big-wave',
    'crossed-swords',
    'crown',
    'evil-moon',
    'feathered-wing',
    'fluffy-cloud',
    'footprint',
    'high-shot',
    'pine-tree',
    'snowflake-2',
    'thorny-vine',
    'volcano',
  ],
  Delapouite: ['berry-bush', 'fog', 'reed'],
  Sbed: ['death-skull'],
};
