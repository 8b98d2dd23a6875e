import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** Header, menu bars, footer and side bar of the shell: what surrounds its `main`. */
const shellParts = ':has(> #main) > :is(header, nav, footer, aside)';

/**
 * Serious and critical axe violations on the page, as sentences; third-party frames are excluded.
 * @param options.shell also examines the shell's own parts. They take longer than most pages and are the same
 * around all of them, so one page for each merchant, width and kind of person is enough.
 */
export async function seriousFaults(page: Page, { shell }: { shell: boolean } = { shell: false }): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async (exclude) => {
      const { violations } = await window.axe.run({ exclude }, { resultTypes: ['violations'], iframes: false });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`));
    },
    shell ? [] : [shellParts],
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
