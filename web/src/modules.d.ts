/** Modules that tools/icons.ts makes at build time. */
declare module 'icon:*' {
  const address: string; // of a drawing of 512 × 512
  export default address;
}
