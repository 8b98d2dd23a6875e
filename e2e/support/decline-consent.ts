import type { BrowserContext } from 'playwright';

/** Sets the cookie of declined tracking, so that the consent question does not cover the page. */
export async function declineConsent(context: BrowserContext, merchant: string, url: string): Promise<void> {
  await context.addCookies([{ name: `atrium.${merchant}.consent`, value: 'declined', url }]);
}
