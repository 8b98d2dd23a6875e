import type { Page } from 'playwright';

/** Collects a page's uncaught errors and files of releases that it did not get. */
export function watchErrors(page: Page, name: string): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${name}: ${message}`));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/r/') && response.status() >= 400)
      errors.push(`${name}: ${pathname} was answered ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    const reason = request.failure()?.errorText ?? '';
    // leaving a document aborts its requests
    if (pathname.startsWith('/r/') && !/ERR_ABORTED/.test(reason))
      errors.push(`${name}: ${pathname} failed, ${reason}`);
  });
  return errors;
}
