/** Fills the `{details}` of a text; `{n:card|cards}` is the word that fits the number. */
export const fill = (text: string, details: Record<string, string | number>): string =>
  text.replace(/\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const detail = details[name];
    if (detail === undefined) return whole;
    return String(one === undefined ? detail : detail === 1 ? one : many);
  });
