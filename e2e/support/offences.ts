import type { Page } from 'playwright/test';

/** Policy violations and console errors of a page, recorded from its start. */
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
    // an unknown address is answered 404, which Chromium logs although the document is complete
    if (url === page.url() && message.text().includes('status of 404')) return;
    offences.push(`console: ${message.text()} ${url}`);
  });
  return offences;
}
