declare module '*.signs' {
  const outlines: Record<string, string>;
  export default outlines;
}
