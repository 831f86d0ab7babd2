import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe calls serious on this screen, each fault with the piece it was found at. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return (await inPage.run({ resultTypes: ['violations'] })).violations;
  });
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 140)}`);
}
