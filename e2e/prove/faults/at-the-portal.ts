import { expect, type Locator } from 'playwright/test';
import type { FaultProxy } from '../../support/fault-proxy';
import { goToRest } from '../leak/seats';
import type { Fault } from './fault';
import { failing } from './faulty-release';
import type { Target } from './target';

/** Milliseconds for a view before the fault, on a busy machine. */
const patience = 60_000;

/** The view at the place that fails. */
export function viewOf({ tab, stop }: Pick<Target, 'tab' | 'stop'>): Locator {
  return tab.page.locator(`[data-view="${stop.view}"] > div > *`).first();
}

/** Goes to the place with an empty browser cache. @returns when the fault began */
export async function arrive(proxy: FaultProxy, target: Target, fault: Fault): Promise<() => number> {
  const { tab, stop, before } = target;
  const devtools = await tab.page.context().newCDPSession(tab.page);
  await goToRest(tab);
  if (fault.failing) await tab.page.evaluate((key) => sessionStorage.setItem(key, 'yes'), failing);
  // a page at rest may still load code, and would put it into the emptied cache
  if (fault.by !== 'portal') await tab.page.goto('about:blank');
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();

  if (fault.by === 'portal' && before) {
    await tab.open(before.path);
    await expect(viewOf({ tab, stop: before })).toBeVisible({ timeout: patience });
  }
  fault.arrange(proxy, target);
  const began = Date.now();
  if (fault.by === 'portal') await tab.page.evaluate(goWithin, stop.path);
  else await tab.startOpening(stop.path);
  return () => (fault.begins && proxy.firstRequestAt(fault.begins(target), began)) ?? began;
}

/** Runs in the page: goes to an address as Forward does. */
export function goWithin(path: string): void {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ idx: idx + 1, key: crypto.randomUUID(), usr: null }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}

/** Opens a place of another remote and follows the menu. @returns how many steps Back leads to the failed place */
export async function useTheRest({ tab, remote, seat }: Target): Promise<number> {
  if (remote !== 'auth' && !seat.account && seat.merchant.signInPopup) {
    await tab.signInLink.click();
    await expect(tab.signInPopup.username).toBeVisible();
    await tab.page.goBack();
    await expect(tab.dialog).toHaveCount(0);
  }
  // a quiet place has no menu, only a link home
  const quiet = (await tab.menu.count()) === 0;
  if (quiet) {
    await tab.page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(tab.page).toHaveURL(tab.address('/'));
  }
  await tab.menuItem('menu.live').click();
  await expect(tab.page).toHaveURL(tab.address('/live'));
  if (remote !== 'lobby') await expect(tab.title).toHaveText(tab.say('lobby', 'menu.live'));
  return quiet ? 2 : 1;
}
