import type { PortalPage } from '../../pages/portal-page';
import type { Escapes } from './escapes';
import { isDescribed, visitorPages } from './places';

/** How long a page may take to be led on, in milliseconds. */
const patience = 5_000;

/** Ways of writing a string into an address: as forms do, as `encodeURI` does, and as it is. */
export const spellings: Record<string, (text: string) => string> = {
  form: (text) => new URLSearchParams({ next: text }).toString(),
  // without halves of characters, which it does not take
  uri: (text) => `next=${encodeURI(Buffer.from(text).toString())}`,
  raw: (text) => `next=${text}`,
};

export interface Led {
  given: string;
  /** Where it led, path and query. */
  arrived: string;
}

/**
 * Lets the page of a signed-in person come to an address as browsers' own buttons do, without a load, and sees where
 * the portal leads it on.
 */
export async function leadOn({ page }: PortalPage, address: string, turn: number): Promise<string> {
  return page.evaluate(
    async ({ address, key, visitorPages, patience }) => {
      try {
        history.pushState({ idx: 0, key, usr: null }, '', address);
      } catch {
        // no address of this origin: no link could have it either, but by a load, which is another document
        return location.pathname + location.search;
      }
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      const stays = () => visitorPages.includes(location.pathname.replace(/\/$/, '').toLowerCase());
      for (const end = performance.now() + patience; stays() && performance.now() < end;)
        await new Promise((resolve) => setTimeout(resolve, 5));
      return location.pathname + location.search;
    },
    { address, key: `proof-${turn}`, visitorPages, patience },
  );
}

/** What is wrong with where a string led. */
export async function faultsOf(
  tab: PortalPage,
  escapes: Escapes,
  described: readonly string[],
  { given, arrived }: Led,
): Promise<string[]> {
  const faults = await escapes.take(tab.page);
  const path = arrived.split('?')[0] ?? '';
  if (!isDescribed(path, described)) faults.push(`it stays at ${arrived.slice(0, 200)}, which is no place`);
  if (visitorPages.includes(path)) faults.push(`it stays at ${arrived.slice(0, 200)}, signed in`);
  return faults.map((fault) => `${JSON.stringify(given.slice(0, 120))}: ${fault}`);
}
