import type { Page } from 'playwright/test';

/** Sets a cookie as the page at this address does, for its parent domain; with another there would be two of a name. */
export function addPageCookie(page: Page, address: string, name: string, value: string): Promise<void> {
  const domain = new URL(address).hostname.replace(/^[^.]+(?=\..+\.)/, '');
  return page.context().addCookies([{ name, value, domain, path: '/' }]);
}
