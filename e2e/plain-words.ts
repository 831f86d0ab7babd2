import type { Page } from '@playwright/test';

/**
 * Words on this screen, or in labels of it, that are no messages. With the pseudo-language in force every message is accented, so these are all that is
 * left in plain letters; names that players chose, ids of rules, and what is marked as being in a language of its own, are not counted.
 */
export const plainWords = (page: Page, names: readonly string[] = []): Promise<string[]> =>
  page.evaluate((chosen) => {
    const LABELS = ['aria-label', 'title', 'placeholder', 'alt'];
    const ELSEWHERE = '[lang]:not(html), [translate="no"], script, style, kbd, code';
    const isShown = (one: Element): boolean => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const RULE_ID = /\b[A-Z]{2}(-[A-Z0-9]+)+[a-z]?\b/g;
    const without = (text: string): string => chosen.reduce((left, name) => left.replaceAll(name, ''), text.replaceAll(RULE_ID, ''));
    const isPlain = (text: string): boolean => /[a-z]{2,}/i.test(without(text));
    const placeOf = (one: Element): string => `${one.tagName.toLowerCase()}.${[...one.classList].filter((name) => !name.startsWith('svelte-')).join('.')}`;
    const found: string[] = [];
    for (const one of document.body.querySelectorAll('*')) {
      if (!isShown(one) || one.closest(ELSEWHERE)) continue;
      const labels = LABELS.map((label) => one.getAttribute(label) ?? '');
      const texts = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? '');
      for (const text of [...labels, ...texts]) if (isPlain(text)) found.push(`"${text.trim().replace(/\s+/g, ' ').slice(0, 80)}" in ${placeOf(one)}`);
    }
    return [...new Set(found)];
  }, names);
