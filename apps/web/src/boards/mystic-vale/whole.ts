/** Letters reach a little beyond their lines; a line too many is far more. */
const SLACK = 4;

/** Leaves a text out where it would not fit wholly: half a sentence helps nobody. The card says with a mark that there is more to read. */
export function whole(text: HTMLElement): { destroy(): void } {
  const card = text.closest<HTMLElement>('button') ?? text;
  const judge = (): void => {
    card.removeAttribute('data-more');
    if (text.scrollHeight > text.clientHeight + SLACK) card.setAttribute('data-more', '');
  };
  const watch = new ResizeObserver(judge);
  watch.observe(card);
  watch.observe(text);
  return { destroy: () => watch.disconnect() };
}
