import type { Page } from 'playwright';

/** Collects what a page suffers from now on, in words: errors nobody caught, and files of releases it did not get. */
export function watch(page: Page, name: string): string[] {
  const suffered: string[] = [];
  page.on('pageerror', ({ message }) => suffered.push(`${name}: ${message}`));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/r/') && response.status() >= 400)
      suffered.push(`${name}: ${pathname} was answered ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    const why = request.failure()?.errorText ?? '';
    // what is under way when a document goes is given up
    if (pathname.startsWith('/r/') && !/ERR_ABORTED/.test(why)) suffered.push(`${name}: ${pathname} failed, ${why}`);
  });
  return suffered;
}
