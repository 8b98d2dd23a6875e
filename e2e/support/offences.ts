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
    if (message.type() !== 'error') return;
    const { url } = message.location();
    // an address without a page is answered 404, which Chromium mentions; the document is whole all the same
    if (url === page.url() && message.text().includes('status of 404')) return;
    offences.push(`console: ${message.text()} ${url}`);
  });
  return offences;
}
