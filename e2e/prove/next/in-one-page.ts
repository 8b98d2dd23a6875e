import type { PortalPage } from '../../pages/portal-page';
import type { Escapes } from './escapes';
import { isDescribed, visitorPages } from './places';

/** Polls, 5 ms apart, before a page counts as one that does not redirect. */
const polls = 2_000;

/** How a string is written into an address: as forms do, as `encodeURI` does, and unchanged. */
export const spellings: Record<string, (text: string) => string> = {
  form: (text) => new URLSearchParams({ next: text }).toString(),
  // `encodeURI` refuses lone surrogates
  uri: (text) => `next=${encodeURI(Buffer.from(text).toString())}`,
  raw: (text) => `next=${text}`,
};

interface Redirected {
  given: string;
  /** Path and query after the redirect. */
  arrived: string;
}

/**
 * Takes a signed-in page to an address as the browser's Back and Forward do, without a load, and returns the path and
 * query that the portal redirects to.
 */
export async function followRedirect({ page }: PortalPage, address: string, turn: number): Promise<string> {
  return page.evaluate(
    async ({ address, key, visitorPages, polls }) => {
      try {
        history.pushState({ idx: 0, key, usr: null }, '', address);
      } catch {
        // not an address of this origin: only a load of another document could go there
        return location.pathname + location.search;
      }
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      const stays = () => visitorPages.includes(location.pathname.replace(/\/$/, '').toLowerCase());
      for (let poll = 0; stays() && poll < polls; poll += 1) await new Promise((resolve) => setTimeout(resolve, 5));
      return location.pathname + location.search;
    },
    { address, key: `proof-${turn}`, visitorPages, polls },
  );
}

/** Checks where a string led. */
export async function faultsOf(
  tab: PortalPage,
  escapes: Escapes,
  described: readonly string[],
  { given, arrived }: Redirected,
): Promise<string[]> {
  const faults = await escapes.take(tab.page);
  const path = arrived.split('?')[0] ?? '';
  if (!isDescribed(path, described)) faults.push(`it stays at ${arrived.slice(0, 200)}, which is not a place`);
  if (visitorPages.includes(path)) faults.push(`it stays at ${arrived.slice(0, 200)}, signed in`);
  return faults.map((fault) => `${JSON.stringify(given.slice(0, 120))}: ${fault}`);
}
