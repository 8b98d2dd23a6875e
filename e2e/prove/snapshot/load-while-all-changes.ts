import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { PortalPage } from '../../pages/portal-page';
import { accounts } from '../../support/accounts';
import { merchants } from '../../support/merchants';
import type { Portal } from '../../support/portal';
import { inTurn } from '../../support/present';
import { atrium } from '../../support/registry';
import { textsOf } from '../../support/text-lookup';
import type { SnapshotWorker } from '../../support/start-snapshot-worker';
import { nextRelease } from '../../support/next-release';
import { seededRandom } from '../kill/seeded-random';
import { inspectFirstScreen } from './inspect-first-screen';
import { loadPage } from './load-page';

interface Loading {
  loads: number;
  seed: number;
  /** Seconds for which a snapshot is sent. */
  age: number;
  portal: Portal;
  data: string;
  worker: SnapshotWorker;
  log: (line: string) => void;
}

const paths = ['/', '/electron', '/sports', '/help'];
const languages: Record<string, readonly string[]> = { aurora: ['CN', 'EN'], lotus: ['TH'], kestrel: ['EN'] };
/** Milliseconds between two page loads, in which the worker captures. */
const pause = 400;

/** Loads pages one after the other; every sixteenth time something changes before. */
export async function loadWhileAllChanges({ loads, seed, age, portal, data, worker, log }: Loading) {
  const draw = seededRandom(seed);
  const faults: string[] = [];
  const seen = new Set<string>();
  /** When the change began that a composition came from; nothing of it can be older. */
  const since = new Map<string, number>();
  const result = { withSnapshot: 0, ofCustomers: 0, releases: 0, changes: 0, largest: 0, oldest: 0 };
  let changedAt = 0;
  let customer: Customer | undefined;

  for (let load = 0; load < loads; load += 1) {
    if (load % 16 === 15) {
      changedAt = Date.now();
      if (draw(0, 1) === 0) await release(data, (result.releases += 1));
      else await rename(inTurn(merchants, draw(0, 2)).code, data, (result.changes += 1));
    }
    if (load === Math.floor(loads / 3)) customer = await signIn(portal);
    if (load === Math.floor((loads * 3) / 4)) {
      await worker.stop();
      log('  the worker has ended');
    }
    const { code: merchant } = inTurn(merchants, draw(0, 2));
    const language = inTurn(languages[merchant] ?? ['EN'], draw(0, 1));
    const path = inTurn(paths, draw(0, 3));
    const signedIn = customer !== undefined && merchant === customer.merchant && draw(0, 2) === 0;
    const cookies = [`atrium.${merchant}.hisLang=${language}`, ...(signedIn ? [customer?.cookie ?? ''] : [])];
    const page = await loadPage(portal, { merchant, path, cookie: cookies.join('; ') });
    if (!since.has(page.composition)) since.set(page.composition, changedAt);
    const { first } = page;
    if (signedIn) result.ofCustomers += 1;
    if (first) {
      const where = `load ${load + 1}, ${merchant} ${language} ${path}`;
      const seconds = (Date.now() - first.madeAt) / 1_000;
      result.withSnapshot += 1;
      result.largest = Math.max(result.largest, first.bytes);
      result.oldest = Math.max(result.oldest, Math.round(seconds));
      seen.add(`${page.composition} ${language} ${path}`);
      if (signedIn) faults.push(`${where}: a customer gets it`);
      if (seconds > age + 1) faults.push(`${where}: it is ${seconds} s old`);
      if (first.madeAt < (since.get(page.composition) ?? 0)) faults.push(`${where}: it is of an earlier composition`);
      if (!first.html.includes(`aria-label="${page.merchant}"`)) faults.push(`${where}: it is not of ${page.merchant}`);
      if (!first.html.includes(textsOf('host', language)['shell.home'] ?? ''))
        faults.push(`${where}: it is in another language`);
      for (const fault of inspectFirstScreen(first, customer?.texts ?? [])) faults.push(`${where}: ${fault}`);
    }
    await wait(pause);
  }
  return { ...result, distinct: seen.size, faults };
}

interface Customer {
  merchant: string;
  cookie: string;
  /** Texts that belong to the person. */
  texts: string[];
}

/** Begins a session, and lists what its tab knows about the person. */
async function signIn(portal: Portal): Promise<Customer> {
  const merchant = inTurn(merchants, 0);
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage();
    await new PortalPage(page, portal, merchant).signIn(accounts.player);
    const kept = await page.evaluate(() =>
      ['account', 'nickname', 'customerId', 'username', 'token'].map((key) => sessionStorage.getItem(key) ?? ''),
    );
    const cookies = await page.context().cookies();
    return {
      merchant: merchant.code,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      texts: [accounts.player.username, ...kept].filter((text) => text.length > 3),
    };
  } finally {
    await browser.close();
  }
}

async function release(data: string, number: number): Promise<void> {
  const next = nextRelease('lobby', number);
  try {
    await atrium(['publish', next.folder], { data });
    await atrium(['promote', 'lobby', next.id], { data });
  } finally {
    rmSync(next.folder, { recursive: true, force: true });
  }
}

/** Gives a merchant another name, which its brand shows. */
async function rename(code: string, data: string, number: number): Promise<void> {
  const { configuration } = await atrium<{ configuration: object }>(['merchants', 'show', code], { data });
  const file = join(data, `${code}.json`);
  writeFileSync(file, JSON.stringify({ ...configuration, name: `Brand ${number}` }));
  await atrium(['merchants', 'apply', code, file], { data });
}
