import type { BrowserContext } from 'playwright';

/** As if the visitor had said on an earlier visit that others may not count them, so that the question is in nobody's way. */
export async function declineConsent(context: BrowserContext, merchant: string, url: string): Promise<void> {
  await context.addCookies([{ name: `atrium.${merchant}.consent`, value: 'declined', url }]);
}
