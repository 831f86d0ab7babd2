/** Rows as aligned columns: the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number): string => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0));
  return rows.map((row) => row.map(cell).join('  ').trimEnd());
}

/** `castFireball` as people read it: "cast fireball". */
export function spoken(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}

/** `threeSparks` as "Three sparks". */
export function sentenceCase(name: string): string {
  const words = spoken(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How a report names the values pack, if there was one. */
export const withValuesOf = (pack: string | undefined): string => (pack === undefined ? '' : ` with the values of "${pack}"`);
