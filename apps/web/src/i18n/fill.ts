/** Fills the `{details}` of a text. */
export const fill = (text: string, details: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole));
