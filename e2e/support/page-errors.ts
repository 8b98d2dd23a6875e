import type { Page } from 'playwright/test';

/** Policy violations and console errors of a page, recorded from its start. */
export async function watchPageErrors(page: Page): Promise<string[]> {
  const pageErrors: string[] = [];
  await page.exposeFunction('reportPageError', (error: string) => pageErrors.push(error));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      void (globalThis as unknown as { reportPageError(error: string): Promise<void> }).reportPageError(
        `policy: ${violatedDirective} ${blockedURI} ${sourceFile}`,
      );
    });
  });
  page.on('pageerror', (error) => pageErrors.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    // an unknown address is answered 404, which Chromium logs although the document is complete
    if (url === page.url() && message.text().includes('status of 404')) return;
    pageErrors.push(`console: ${message.text()} ${url}`);
  });
  return pageErrors;
}
