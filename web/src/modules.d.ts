/** Modules that tools/icons.ts makes at build time. */
declare module 'icon:*' {
  const address: string; // of a drawing of 512 × 512
  export default address;
}

declare module 'icons:*' {
  const address: string; // to which the name of a thing is added
  export default address;
}

declare module '*.svg' {
  const address: string;
  export default address;
}
