import { pageBlocks, type Composition } from '@atrium/contract';
import type { PortalPage } from '../../pages/portal-page';
import { goToRest } from './seats';
import { preparations, type Stop } from './stops';
import { tour } from './tour';

/** Milliseconds before a view counts as not visible at this seat. */
const patience = 4_000;

/** The stops that are visible at a seat. */
export async function seenBy(tab: PortalPage, stops: Stop[]): Promise<Stop[]> {
  const composition = await compositionOf(tab);
  const seen: Stop[] = [];
  for (const stop of stops) if (isComposed(composition, stop) && (await isSeenBy(tab, stop))) seen.push(stop);
  return seen;
}

async function compositionOf(tab: PortalPage): Promise<Composition> {
  const block = await tab.page.locator(`#${pageBlocks.composition}`).textContent();
  return JSON.parse(block ?? '') as Composition;
}

/** Whether the merchant has the view: one that it does not have needs no wait. */
function isComposed({ remotes, closed }: Composition, { view, path }: Stop): boolean {
  return remotes.some(({ name }) => view.startsWith(`${name}/`)) && !(path !== undefined && closed.includes(path));
}

async function isSeenBy(tab: PortalPage, stop: Stop): Promise<boolean> {
  const prepare = preparations[stop.view];
  try {
    if (prepare) {
      await prepare(tab);
      await goToRest(tab);
    }
    await tab.page.evaluate(tour, { stops: [stop], rounds: 1, patience });
    return true;
  } catch (error) {
    if (!/is not shown|Timeout/.test(String(error))) throw error;
    await goToRest(tab);
    return false;
  }
}
