import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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
import { Control } from '../../support/control';
import { integrityOf } from '../../support/releases';
import { entryWith } from '../faults/faulty-release';
import { Rewards } from './rewards';
import { nextRelease } from '../../support/next-release';
import { seededRandom } from '../../support/seeded-random';
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

const paths: Record<string, readonly string[]> = {
  aurora: ['/', '/electron', '/sports', '/help'],
  lotus: ['/', '/pointMall', '/electron', '/promotion'],
  kestrel: ['/', '/pointMall', '/electron', '/help'],
};
/** Merchants with a points mall, where visitors read the names of rewards. */
const malls = ['lotus', 'kestrel'];
const languages: Record<string, readonly string[]> = { aurora: ['CN', 'EN'], lotus: ['TH'], kestrel: ['EN'] };
/** Milliseconds between two looks whether a page was captured. */
const pause = 200;
/** Looks before a page counts as one that is not captured: about 30 s, since a busy machine draws pages slowly. */
const looks = 150;

/** Loads pages one after the other; every sixteenth time something changes before. A visitor waits for the worker. */
export async function loadWhileAllChanges({ loads, seed, age, portal, data, worker, log }: Loading) {
  const draw = seededRandom(seed);
  const faults: string[] = [];
  const seen = new Set<string>();
  /** When the change began that a composition came from; nothing of it can be older. */
  const since = new Map<string, number>();
  const result = {
    ...{ captured: 0, withSnapshot: 0, ofVisitors: 0, ofCustomers: 0 },
    ...{ releases: 0, dead: 0, renamed: 0, rewards: 0, rewardsSeen: 0, largest: 0, oldest: 0 },
  };
  const rewards = new Rewards(new Control(portal));
  let changedAt = 0;
  let customer: Customer | undefined;
  /** Texts that belong to persons who were ever signed in. */
  const texts: string[] = [];
  for (const mall of malls) await rewards.replace(mall, 0);

  for (let load = 0; load < loads; load += 1) {
    if (load % 16 === 15) {
      changedAt = Date.now();
      const number = Math.ceil(load / 16);
      const change = inTurn(['release', 'rewards', 'rename', 'dead'] as const, number - 1);
      if (change === 'release') await release(data, number, { isDead: false }).then(() => (result.releases += 1));
      else if (change === 'dead') await release(data, number, { isDead: true }).then(() => (result.dead += 1));
      else if (change === 'rename')
        await rename(inTurn(merchants, draw(0, 2)).code, data, number).then(() => (result.renamed += 1));
      else await rewards.replace(inTurn(malls, draw(0, 1)), number).then(() => (result.rewards += 1));
    }
    if (load % Math.ceil(loads / 3) === Math.floor(loads / 6)) {
      customer = await signIn(portal);
      texts.push(...customer.texts);
    }
    if (load % Math.ceil(loads / 3) === Math.floor(loads / 4)) customer = undefined;
    const hasWorker = load < Math.floor((loads * 7) / 8);
    if (load === Math.floor((loads * 7) / 8)) {
      await worker.stop();
      log('  the worker has ended');
    }
    const { code: merchant } = inTurn(merchants, draw(0, 2));
    const language = inTurn(languages[merchant] ?? ['EN'], draw(0, 1));
    const path = inTurn(paths[merchant] ?? ['/'], draw(0, 3));
    const signedIn = customer !== undefined && merchant === customer.merchant && draw(0, 2) === 0;
    const cookies = [`atrium.${merchant}.hisLang=${language}`, ...(signedIn ? [customer?.cookie ?? ''] : [])];
    const open = () => loadPage(portal, { merchant, path, cookie: cookies.join('; ') });
    let page = await open();
    if (hasWorker && !signedIn) {
      result.ofVisitors += 1;
      for (let look = 0; look < looks && !page.first; look += 1) {
        await wait(pause);
        page = await open();
      }
      if (page.first) result.captured += 1;
    }
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
      if (path === '/pointMall') {
        if (rewards.isShown(merchant, first.html)) result.rewardsSeen += 1;
        for (const name of rewards.goneFor(merchant, age + 1))
          if (first.html.includes(name)) faults.push(`${where}: it offers ${name}, which is gone`);
      }
      for (const fault of inspectFirstScreen(first, texts)) faults.push(`${where}: ${fault}`);
    }
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

/** Deploys the lobby again; a dead release throws, so that pages fall back to the one before. */
async function release(data: string, number: number, { isDead }: { isDead: boolean }): Promise<void> {
  const next = nextRelease('lobby', number);
  try {
    if (isDead) killEntry(next);
    await atrium(['publish', next.folder], { data });
    await atrium(['promote', 'lobby', next.id], { data });
  } finally {
    rmSync(next.folder, { recursive: true, force: true });
  }
}

function killEntry({ folder, entry }: { folder: string; entry: string }): void {
  const body = Buffer.from(entryWith('evaluating', entry));
  const path = join(folder, 'release.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { files: Record<string, object> };
  writeFileSync(join(folder, entry), body);
  Object.assign(manifest.files[entry] ?? {}, { integrity: integrityOf(body), bytes: body.byteLength });
  writeFileSync(path, JSON.stringify(manifest));
}

/** Gives a merchant another name, which its brand shows. */
async function rename(code: string, data: string, number: number): Promise<void> {
  const { configuration } = await atrium<{ configuration: object }>(['merchants', 'show', code], { data });
  const file = join(data, `${code}.json`);
  writeFileSync(file, JSON.stringify({ ...configuration, name: `Brand ${number}` }));
  await atrium(['merchants', 'apply', code, file], { data });
}
