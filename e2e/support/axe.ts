import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** Header, menu bars, footer and side bar of the shell: what surrounds its `main`. */
const shellParts = ':has(> #main) > :is(header, nav, footer, aside)';

/**
 * Serious and critical axe violations on the page, as sentences; third-party frames are excluded. Rules
 * that find only minor or moderate violations do not run.
 * @param options.shell also examines the shell's own parts. They take longer than most pages and are the same
 * around all of them, so one page for each merchant, width and kind of person is enough.
 */
export async function seriousFaults(page: Page, { shell }: { shell: boolean } = { shell: false }): Promise<string[]> {
  // a page that is examined at several widths loads axe once
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  return page.evaluate(
    async (exclude) => {
      const isSerious = ({ impact }: { impact?: string | null }) => impact === 'serious' || impact === 'critical';
      const lesser = window.axe._audit.rules.filter((rule) => !isSerious(rule));
      const rules = Object.fromEntries(lesser.map(({ id }) => [id, { enabled: false }]));
      const { violations } = await window.axe.run({ exclude }, { rules, resultTypes: ['violations'], iframes: false });
      return violations
        .filter(isSerious)
        .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`));
    },
    shell ? [] : [shellParts],
  );
}

declare global {
  interface Window {
    axe: typeof axe & {
      /** Not part of its types: `getRules` leaves out the impact, which a rule has for all its violations. */
      _audit: { rules: { id: string; impact: string | null }[] };
    };
  }
}
