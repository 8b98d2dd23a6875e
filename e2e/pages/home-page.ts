import type { Locator } from 'playwright/test';
import type { PortalPage } from './portal-page';

/** The hot games of home. */
export function hotGamesOf({ content, say }: PortalPage): Locator {
  return content.getByRole('region', { name: say('lobby', 'home.hot') });
}
