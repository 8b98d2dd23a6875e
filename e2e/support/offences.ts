import type { Page } from 'playwright/test';

/** What a page does that no page of the portal may: breaking its policy, writing errors to the console. Watched from the start. */
export async function watchOffences(page: Page): Promise<string[]> {
  const offences: string[] = [];
  await page.exposeFunction('offended', (offence: string) => offences.push(offence));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      void (globalThis as unknown as { offended(offence: string): Promise<void> }).offended(
        `policy: ${violatedDirective} ${blockedURI} ${sourceFile}`,
      );
    });
  });
  page.on('pageerror', (error) => offences.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') offences.push(`console: ${message.text()} ${message.location().url}`);
  });
  return offences;
}
