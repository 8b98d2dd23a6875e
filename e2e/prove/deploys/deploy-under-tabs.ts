import { rmSync } from 'node:fs';
import type { Browser } from 'playwright';
import { PortalPage } from '../../pages/portal-page';
import { merchants } from '../../support/merchants';
import type { Portal } from '../../support/portal';
import { atrium } from '../../support/registry';
import { nextRelease } from '../../support/next-release';
import { seededRandom } from '../../support/seeded-random';
import { preparations, stopsOf } from '../leak/stops';
import { inTurn } from '../../support/present';
import { FormTab } from './form-tab';
import { VisitingTab, type AddressedStop } from './visiting-tab';
import { watchErrors } from './watch-errors';

/** The result of a run. */
export interface Deploys {
  releases: number;
  visits: number;
  documents: number;
  forms: number;
  pruned: number;
  /** Sentences about what a visitor would notice; empty when there is nothing. */
  faults: string[];
}

interface Deploying {
  tabs: number;
  releases: number;
  remote: string;
  seed: number;
  browser: Browser;
  portal: Portal;
  data: string;
  log: (line: string) => void;
}

/** Every fifth tab has a half-filled form. */
const formsEvery = 5;
/** Milliseconds for one action of Playwright on a busy machine. */
const patience = 30_000;

/** Publishes and promotes one release after the other while every tab is in use. */
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
  const errors: string[][] = [];
  const open = async (index: number) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    context.setDefaultTimeout(patience);
    const merchant = inTurn(merchants, index);
    const tab = new PortalPage(await context.newPage(), portal, merchant);
    const name = `tab ${index + 1} at ${merchant.code}`;
    errors.push(watchErrors(tab.page, name));
    return { name, tab };
  };
  const opened = [];
  for (let index = 0; index < tabs; index += 1) opened.push(await open(index));
  const withForm = opened.filter((_, index) => index % formsEvery === formsEvery - 1);
  const forms = withForm.map(({ name, tab }) => new FormTab(name, tab));
  const visitors = opened
    .filter((one) => !withForm.includes(one))
    .map(({ name, tab }, index) => new VisitingTab(name, tab, stops, seededRandom(seed + index)));

  await Promise.all([...forms.map((form) => form.open()), ...visitors.map((visitor) => visitor.visitNext())]);
  let pruned = 0;
  for (let number = 1; number <= releases; number += 1) {
    const next = nextRelease(remote, number);
    const began = performance.now();
    const visiting = Promise.all(visitors.map((visitor) => visitor.visitNext()));
    await atrium(['publish', next.folder], { data });
    await atrium(['promote', remote, next.id], { data });
    const deployed = performance.now() - began;
    rmSync(next.folder, { recursive: true });
    await visiting;
    await Promise.all([...forms.map((form) => form.check()), ...visitors.map((visitor) => visitor.visitNext())]);
    if (number % 5 === 0) pruned += (await atrium<{ releases: unknown[] }>(['prune'], { data })).releases.length;
    log(
      `  release ${String(number).padStart(2)}  deployed in ${Math.round(deployed)} ms, ${sum(visitors, 'visits')} visits so far`,
    );
  }
  // one after the other: a second sign-in of the same account may end the first session
  for (const form of forms) await form.send();
  const faults = [...errors.flat(), ...[...visitors, ...forms].flatMap(({ faults }) => faults)];
  // sending the form loads one document
  faults.push(...forms.filter(({ documents }) => documents > 1).map(({ name }) => `${name}: the page was reloaded`));
  return {
    releases,
    visits: sum(visitors, 'visits'),
    documents: sum(visitors, 'documents'),
    forms: forms.length,
    pruned,
    faults,
  };
}

function sum(visitors: VisitingTab[], what: 'visits' | 'documents'): number {
  return visitors.reduce((total, visitor) => total + visitor[what], 0);
}
