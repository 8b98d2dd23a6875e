import { launchOptions } from '@atrium/bundling/chromium';
import { pageBlocks, type Composition } from '@atrium/contract';
import { isFailing, usualRule } from '@atrium/deploy/step-back-rule';
import { chromium, type Browser } from 'playwright';
import { expect } from 'playwright/test';
import { PortalPage } from '../../pages/portal-page';
import { merchants } from '../../support/merchants';
import { failing as failsHere } from '../faults/faulty-release';
import { deployFailing, merchant, remote, untilServed, type Deployed } from './deploy-failing';
import type { StepBackOptions } from './options';
import type { Stage } from './stage';

/** Every so manieth page fails to mount. */
const each = 5;
/** Seconds that are promised, and tabs at once. */
const promised = 60;
const together = 4;
/** Milliseconds for a page on a busy machine. */
const patience = 45_000;

interface Count {
  opened: number;
  loads: number;
  failures: number;
  /** When as many were told of as the rule asks for, by the clock. */
  reachedAt?: number;
}

/** Opens real pages of a release that fails in a fifth of its mounts until it is stepped back from. */
export async function provePages(stage: Stage, { pages }: StepBackOptions): Promise<string[]> {
  const deployed = await deployFailing(stage);
  console.log(
    `\nreal pages of ${remote}, of which every ${each}th fails to mount; ${stage.ports.length} processes watch`,
  );
  const count: Count = { opened: 0, loads: 0, failures: 0 };
  let back = false;
  const seen = untilServed(stage, deployed.good, 30 * 60_000).then(() => {
    back = true;
    return Date.now();
  });
  const browser = await chromium.launch(await launchOptions());
  const work = async () => {
    while (!back && count.opened < pages) await visit(browser, stage, deployed, count);
  };
  try {
    await Promise.all(Array.from({ length: together }, work));
    const { reachedAt } = count;
    if (reachedAt === undefined) return [`${count.loads} pages, ${count.failures} failures: too few for the rule`];
    const limit = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), promised * 1000).unref());
    const seenAt = await Promise.race([seen, limit]);
    if (seenAt === undefined) return [`not stepped back ${promised} s after the rule was met`];
    const seconds = (seenAt - reachedAt) / 1000;
    console.log(
      `  ${count.loads} pages had it, ${count.failures} failed; every process served the release before ${seconds.toFixed(1)} s after the rule was met`,
    );
    return [
      ...(seconds > promised ? [`it took ${seconds.toFixed(1)} s, promised are ${promised}`] : []),
      ...(await faultsInRecord(stage, deployed)),
      ...(await faultsAfterwards(browser, stage, deployed)),
    ];
  } finally {
    await browser.close();
  }
}

/** One page load of a visitor who looks, and leaves. */
async function visit(browser: Browser, stage: Stage, { failing }: Deployed, count: Count): Promise<void> {
  count.opened += 1;
  const fails = count.opened % each === 0;
  const tab = await open(browser, stage, fails);
  const hasIt = await gets(tab, failing);
  await expect(fails && hasIt ? tab.fault.first() : shown(tab)).toBeVisible({ timeout: patience });
  // leaving sends what the page has to tell
  await tab.page.goto('about:blank');
  await tab.page.context().close();
  if (!hasIt) return;
  count.loads += 1;
  if (fails) count.failures += 1;
  if (isFailing(count, usualRule)) count.reachedAt ??= Date.now();
}

async function open(browser: Browser, stage: Stage, fails: boolean): Promise<PortalPage> {
  const context = await browser.newContext();
  if (fails) await context.addInitScript((key) => sessionStorage.setItem(key, '1'), failsHere);
  const found = merchants.find(({ code }) => code === merchant);
  if (!found) throw new Error(`There is no merchant ${merchant}.`);
  const tab = new PortalPage(await context.newPage(), stage, found);
  await tab.beginToOpen();
  return tab;
}

/** Whether the page was composed with the release. */
async function gets({ page }: PortalPage, release: string): Promise<boolean> {
  await page.waitForLoadState('domcontentloaded');
  const json = await page.locator(`#${pageBlocks.composition}`).textContent();
  const { remotes } = JSON.parse(json ?? '') as Composition;
  return remotes.some(({ name, id }) => name === remote && id === release);
}

function shown({ page }: PortalPage) {
  return page.locator(`[data-view^="${remote}/"] > div > *`).first();
}

interface Stepped {
  action: string;
  release: string;
  from: string;
  actor: string;
  reason: string;
  detail: { evidence: { loads: number; failures: number } };
}

/** What a person finds: one step in the history with its evidence, and the lock. */
async function faultsInRecord(stage: Stage, { failing, good }: Deployed): Promise<string[]> {
  const steps = (await stage.atrium<Stepped[]>('history', remote)).filter(({ action }) => action === 'step-back');
  const [status] = await stage.atrium<{ locked: string | null }[]>('status', remote);
  const [step] = steps;
  console.log(`  ${step?.reason}`);
  const { loads = 0, failures = 0 } = step?.detail.evidence ?? {};
  return [
    ...(steps.length === 1 ? [] : [`the history has ${steps.length} steps back`]),
    ...(step?.from === failing && step.release === good ? [] : ['the history names other releases']),
    ...(isFailing({ loads, failures }, usualRule) ? [] : [`${failures} of ${loads} is no evidence`]),
    ...(status?.locked === step?.reason ? [] : ['the channel is not locked with the reason']),
  ];
}

/** A tab in which the failing release would fail shows the release before. */
async function faultsAfterwards(browser: Browser, stage: Stage, { good }: Deployed): Promise<string[]> {
  const tab = await open(browser, stage, true);
  await expect(shown(tab)).toBeVisible({ timeout: patience });
  return (await gets(tab, good)) ? [] : ['a new page did not get the release before'];
}
