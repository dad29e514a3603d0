/** What is printed on a counter. */
export interface Face {
  picture: string | undefined; // its address, from 'icon:…'
  skill: number | string;
  signs: readonly string[]; // of abilities, as addresses
  isVariable?: boolean; // its power changes
}
