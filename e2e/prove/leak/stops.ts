import type { PlaceParams, VersionedName } from '@atrium/contract';
import type { PortalPage } from '../../pages/portal-page';
import { releaseOf } from '../../support/releases';

/** Where a view is seen: an address, or an overlay above any address. */
export interface Stop {
  /** As the host marks the view's element: `lobby/home`. */
  view: string;
  path?: string;
  over?: { place: VersionedName; params: PlaceParams };
}

/** What a person does before there is anything to see at a stop. */
export const preparations: Record<string, (tab: PortalPage) => Promise<void>> = {
  'lobby/game': async (tab) => {
    await tab.open('/electron');
    await tab.playFirstGame.click();
    await tab.game.isReady();
  },
  'lobby/demo': async (tab) => {
    await tab.open('/electron');
    await tab.tryFirstGame.click();
    await tab.game.isReady();
  },
};

/** What a place is opened with that shows something only with parameters. */
const examples: Record<string, PlaceParams> = {
  'lobby.vendor@1': { gameType: 'FISH', vendor: 'CORAL', name: 'Coral' },
};

/** One stop for each view of a remote that can be gone to. A floating view stands as long as the page: it is not one. */
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
