import { launchOptions } from '@atrium/bundling/chromium';
import { pageBlocks, type Composition } from '@atrium/contract';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { expect } from 'playwright/test';
import { PortalPage } from '../../pages/portal-page';
import { merchants } from '../../support/merchants';
import { failing as failsHere } from '../faults/faulty-release';
import { afterTheDecision, deployFailing, isServed, merchant, remote, type Deployed } from './deploy-failing';
import { Network } from './network';
import type { Stage } from './stage';

/** One of so many pages fails to mount. */
const each = 5;
/** Visitors at once, each in its own network. */
const together = 4;
/** Polls of the served release, a second apart, after the last page. */
const polls = 240;
/** Milliseconds for a page on a busy machine. */
const patience = 60_000;

interface Count {
  opened: number;
  loads: number;
  failures: number;
}

/** Opens real pages of a release that fails in a fifth of its mounts until it is rolled back automatically. */
export async function provePages(stage: Stage, { pages }: { pages: number }): Promise<string[]> {
  const deployed = await deployFailing(stage);
  await afterTheDecision();
  console.log(
    `\nreal pages of ${remote} in ${together} networks, of which every ${each}th fails to mount; ${stage.ports.length} processes count`,
  );
  const count: Count = { opened: 0, loads: 0, failures: 0 };
  let back = false;
  let hasFailed = false;
  const began = Date.now();
  const browser = await chromium.launch(await launchOptions());
  const work = async (visitor: number) => {
    const network = await Network.open(`127.50.${visitor}.1`, stage.ports);
    const context = await browser.newContext({ proxy: { server: network.proxy } });
    try {
      while (!back && !hasFailed && count.opened < pages) {
        await visit(context, stage, deployed, count);
        back ||= await isServed(stage, deployed.good);
      }
    } catch (error) {
      // stops the other visitors: an open browser would keep the process alive
      hasFailed = true;
      throw error;
    } finally {
      await context.close();
      await network.stop();
    }
  };
  try {
    const visits = await Promise.allSettled(Array.from({ length: together }, (_, visitor) => work(visitor)));
    for (const visit of visits) if (visit.status === 'rejected') throw visit.reason;
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    for (let poll = 0; !back && poll < polls; poll += 1) {
      back = await isServed(stage, deployed.good);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    console.log(`  ${count.loads} pages in ${seconds} s had the release, ${count.failures} failed`);
    if (!back) return [`not rolled back after ${count.loads} pages, ${count.failures} of which failed`];
    return [...(await faultsInRecord(stage, deployed)), ...(await faultsAfterwards(browser, stage, deployed))];
  } finally {
    await browser.close();
  }
}

/** One page load of a visitor who closes the tab at once. The next page sends reports that were not sent by then. */
async function visit(context: BrowserContext, stage: Stage, { failing }: Deployed, count: Count): Promise<void> {
  count.opened += 1;
  const fails = count.opened % each === 0;
  const tab = await open(context, stage, fails);
  const isComposed = await hasRelease(tab, failing);
  await expect(fails && isComposed ? tab.fault.first() : shown(tab)).toBeVisible({ timeout: patience });
  await tab.page.goto('about:blank');
  await tab.page.close();
  if (!isComposed) return;
  count.loads += 1;
  if (fails) count.failures += 1;
}

async function open(context: BrowserContext, stage: Stage, fails: boolean): Promise<PortalPage> {
  const found = merchants.find(({ code }) => code === merchant);
  if (!found) throw new Error(`There is no merchant ${merchant}.`);
  const page = await context.newPage();
  if (fails) await page.addInitScript((key) => sessionStorage.setItem(key, '1'), failsHere);
  const tab = new PortalPage(page, stage, found);
  await tab.startOpening();
  return tab;
}

/** Whether the page was composed with the release. */
async function hasRelease({ page }: PortalPage, release: string): Promise<boolean> {
  await page.waitForLoadState('domcontentloaded');
  const json = await page.locator(`#${pageBlocks.composition}`).textContent();
  const { remotes } = JSON.parse(json ?? '') as Composition;
  return remotes.some(({ name, id }) => name === remote && id === release);
}

function shown({ page }: PortalPage) {
  return page.locator(`[data-view^="${remote}/"] > div > *`).first();
}

interface HistoryEntry {
  action: string;
  release: string;
  from: string;
  actor: string;
  reason: string;
  detail: { evidence: { networks: number; failingNetworks: number } };
}

/** Checks the history, which has one automatic rollback with its evidence, and the lock. */
async function faultsInRecord(stage: Stage, { failing, good }: Deployed): Promise<string[]> {
  const [step] = await stage.atrium<HistoryEntry[]>('history', remote);
  const [status] = await stage.atrium<{ locked: string | null }[]>('status', remote);
  console.log(`  ${step?.reason}`);
  const { failingNetworks = 0 } = step?.detail.evidence ?? {};
  return [
    ...(step?.action === 'automatic-rollback' ? [] : [`the last change was ${step?.action}`]),
    ...(step?.from === failing && step.release === good ? [] : ['the history names other releases']),
    ...(failingNetworks >= 3 ? [] : [`${failingNetworks} failing networks are too few for a rollback`]),
    ...(status?.locked === step?.reason ? [] : ['the channel is not locked with the reason']),
  ];
}

/** Checks that a tab in which the failing release would fail shows the previous release. */
async function faultsAfterwards(browser: Browser, stage: Stage, { good }: Deployed): Promise<string[]> {
  const tab = await open(await browser.newContext(), stage, true);
  await expect(shown(tab)).toBeVisible({ timeout: patience });
  return (await hasRelease(tab, good)) ? [] : ['a new page did not get the previous release'];
}
