/** Modules that tools/icons.ts makes at build time. */
declare module 'icon:*' {
  const body: string;
  export default body;
}
