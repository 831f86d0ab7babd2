/** Where that lies what was tapped; nothing for a key that is pressed anywhere. */
export function anchorOf(event: Event | undefined): DOMRect | undefined {
  const target = event?.currentTarget;
  return target && 'getBoundingClientRect' in target ? (target as Element).getBoundingClientRect() : undefined;
}
