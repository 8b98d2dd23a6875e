import type { PlaceParams, VersionedName } from '@atrium/contract';
import type { PortalPage } from '../../pages/portal-page';
import { releaseOf } from '../../support/releases';

/** Where a view is visible: at an address, or in an overlay above any address. */
export interface Stop {
  /** The view's name on its element: `lobby/home`. */
  view: string;
  path?: string;
  over?: { place: VersionedName; params: PlaceParams };
}

/** What a visitor must do before a view is visible. */
export const preparations: Record<string, (tab: PortalPage) => Promise<void>> = {
  'lobby/game': async (tab) => {
    await tab.open('/electron');
    await tab.playFirstGame.click();
    await tab.game.waitUntilReady();
  },
  'lobby/demo': async (tab) => {
    await tab.open('/electron');
    await tab.demoFirstGame.click();
    await tab.game.waitUntilReady();
  },
};

/** Parameters of places that need them. */
const examples: Record<string, PlaceParams> = {
  'lobby.vendor@1': { gameType: 'FISH', vendor: 'CORAL', name: 'Coral' },
};

/** One stop for each view of a remote that has a place. A floating view is mounted as long as the page, and has none. */
export function stopsOf(remote: string): Stop[] {
  const { places = [], sections = [] } = releaseOf(remote).descriptor;
  const stops = new Map<string, Stop>();
  for (const { name, view, path } of places) {
    const params = examples[name] ?? {};
    if (stops.has(view)) continue;
    const address = path?.replaceAll(/:(\w+)/g, (_, part: string) => params[part] ?? 'none');
    const at = address === undefined ? { over: { place: name, params } } : { path: address };
    stops.set(view, { view: `${remote}/${view}`, ...at });
  }
  for (const { view, point } of sections)
    if (point === 'home-section@1' && !stops.has(view)) stops.set(view, { view: `${remote}/${view}`, path: '/' });
  return [...stops.values()];
}
