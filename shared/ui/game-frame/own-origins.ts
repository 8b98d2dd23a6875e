import { domainOrigins, systemDomainRoute } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { waitAtMost } from '../wait-at-most';

/** The most milliseconds that a launch waits for the list: the page's own origin is refused without it. */
const longestWait = 3_000;

const byPage = new WeakMap<Host['settings'], Promise<string[]>>();

/**
 * Origins of the merchant besides the page's, asked once a page. Never rejects, and waits three seconds at most: empty
 * while they are unknown.
 */
export async function ownOriginsOf({ api, settings }: Pick<Host, 'api' | 'settings'>): Promise<string[]> {
  let asked = byPage.get(settings);
  if (!asked) {
    asked = api
      .call({ ...systemDomainRoute, silent: true }, {})
      .then(({ domainList }) => domainOrigins(domainList))
      .catch(() => {
        // the next launch asks again
        byPage.delete(settings);
        return [];
      });
    byPage.set(settings, asked);
  }
  return waitAtMost(longestWait, asked, []);
}
