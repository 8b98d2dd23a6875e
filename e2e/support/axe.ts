import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** Serious and critical axe violations on the page, as sentences; third-party frames are excluded. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], iframes: false });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`));
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
