import { rmSync } from 'node:fs';
import type { Browser } from 'playwright';
import { PortalPage } from '../../pages/portal-page';
import { merchants } from '../../support/merchants';
import type { Portal } from '../../support/portal';
import { atrium } from '../../support/registry';
import { nextRelease } from '../faults/next-release';
import { seededRandom } from '../kill/seeded-random';
import { preparations, stopsOf } from '../leak/stops';
import { inTurn } from '../../support/present';
import type { DeployOptions } from './options';
import { Walker, type AddressedStop } from './walker';
import { watch } from './watch';
import { Writer } from './writer';

/** What a run found out. */
export interface Deploys {
  releases: number;
  visits: number;
  documents: number;
  forms: number;
  pruned: number;
  /** In words; empty when nobody noticed anything. */
  faults: string[];
}

interface Deploying extends DeployOptions {
  browser: Browser;
  portal: Portal;
  data: string;
  log: (line: string) => void;
}

/** Every fifth tab has a form half filled in. */
const writers = 5;
/** Milliseconds for what Playwright waits for. */
const patience = 30_000;

/** Publishes and promotes one release after the other, while every tab goes on. */
export async function deployUnderTabs({
  browser,
  portal,
  data,
  tabs,
  releases,
  remote,
  seed,
  log,
}: Deploying): Promise<Deploys> {
  const stops = stopsOf(remote).filter(
    (stop): stop is AddressedStop => stop.path !== undefined && !(stop.view in preparations),
  );
  const suffered: string[][] = [];
  const open = async (index: number) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    context.setDefaultTimeout(patience);
    const merchant = inTurn(merchants, index);
    const tab = new PortalPage(await context.newPage(), portal, merchant);
    const name = `tab ${index + 1} at ${merchant.code}`;
    suffered.push(watch(tab.page, name));
    return { name, tab };
  };
  const opened = [];
  for (let index = 0; index < tabs; index += 1) opened.push(await open(index));
  const writing = opened.filter((_, index) => index % writers === writers - 1);
  const forms = writing.map(({ name, tab }) => new Writer(name, tab));
  const walkers = opened
    .filter((one) => !writing.includes(one))
    .map(({ name, tab }, index) => new Walker(name, tab, stops, seededRandom(seed + index)));

  await Promise.all([...forms.map((form) => form.begin()), ...walkers.map((walker) => walker.visitNext())]);
  let pruned = 0;
  for (let number = 1; number <= releases; number += 1) {
    const next = nextRelease(remote, number);
    const began = performance.now();
    const walking = Promise.all(walkers.map((walker) => walker.visitNext()));
    await atrium(['publish', next.folder], { data });
    await atrium(['promote', remote, next.id], { data });
    const deployed = performance.now() - began;
    rmSync(next.folder, { recursive: true });
    await walking;
    await Promise.all([...forms.map((form) => form.look()), ...walkers.map((walker) => walker.visitNext())]);
    if (number % 5 === 0) pruned += (await atrium<{ releases: unknown[] }>(['prune'], { data })).releases.length;
    log(
      `  release ${String(number).padStart(2)}  deployed in ${Math.round(deployed)} ms, ${sum(walkers, 'visits')} visits so far`,
    );
  }
  // one after the other: the same person signing in twice may end the other session
  for (const form of forms) await form.send();
  const faults = [...suffered.flat(), ...[...walkers, ...forms].flatMap(({ broken }) => broken)];
  // one by itself when the form is sent is no loss
  faults.push(...forms.filter(({ documents }) => documents > 1).map(({ name }) => `${name}: the page was loaded anew`));
  return {
    releases,
    visits: sum(walkers, 'visits'),
    documents: sum(walkers, 'documents'),
    forms: forms.length,
    pruned,
    faults,
  };
}

function sum(walkers: Walker[], what: 'visits' | 'documents'): number {
  return walkers.reduce((total, walker) => total + walker[what], 0);
}
