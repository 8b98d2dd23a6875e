import { expect } from 'playwright/test';
import type { Line } from '../../support/line';
import { arrive, useTheRest, viewOf } from './at-the-portal';
import type { Fault } from './fault';
import { failing, mountedLate } from './faulty-release';
import { reportOf, type Told } from './report-of';
import type { Target } from './target';

/** What came of one fault at one remote. */
export interface Encounter {
  remote: string;
  fault: string;
  /** The rest of the portal was used while the fault stood. */
  survived: boolean;
  /** Retry brought the place back without a reload, where it should. */
  retried: boolean | undefined;
  /** From the beginning to the fault's words, or to the place where there is nothing to say. */
  seconds: number | undefined;
  /** What operators were told: phase and cause. */
  told: string;
  /** Undefined where they were told nothing of what they should have been told. */
  toldBy: Told['by'] | 'nothing to tell' | undefined;
  /** Promises that were not kept, in words. */
  broken: string[];
}

/** Milliseconds: longer than anything promised, so that a promise is seen broken and by how much. */
const patience = 15_000;

/** Lets a person meet a fault, use the rest of the portal meanwhile, and ask again once its cause is gone. */
export async function meet(line: Line, target: Target, fault: Fault): Promise<Encounter> {
  const { tab, remote } = target;
  const encounter: Encounter = {
    remote,
    fault: fault.name,
    survived: false,
    retried: undefined,
    seconds: undefined,
    told: '',
    toldBy: undefined,
    broken: [],
  };
  const keeps = async (promise: string, work: () => Promise<unknown>) => {
    try {
      await work();
      return true;
    } catch (error) {
      encounter.broken.push(`${promise}: ${String(error).replaceAll(/\s+/g, ' ').slice(0, 300)}`);
      return false;
    }
  };
  const met = Date.now();

  try {
    const since = await arrive(line, target, fault);
    if (fault.outcome === 'mends' || fault.outcome === 'stays') await meetWords(since);
    else await meetPlace(since);
    await keeps('nothing altered runs', async () =>
      expect(await tab.page.evaluate(() => 'alteredBytesRan' in globalThis)).toBe(false),
    );
  } catch (error) {
    encounter.broken.push(String(error).replaceAll(/\s+/g, ' ').slice(0, 300));
  }
  await takeAway();
  await keeps('operators are told remote, release, phase and cause', async () => {
    const told = await reportOf(line, target, fault, met);
    encounter.toldBy = told?.by ?? 'nothing to tell';
    if (told) encounter.told = `${told.report.phase}, ${String(told.report.context?.['kind'])}`;
  });
  return encounter;

  async function meetWords(since: () => number): Promise<void> {
    if (fault.within === 8 && !fault.late)
      await keeps('a word on the wait', () => expect(tab.stillLoading).toBeVisible({ timeout: patience }));
    await keeps('the fault is said', () => expect(tab.fault).toBeVisible({ timeout: patience }));
    encounter.seconds = (Date.now() - since()) / 1000;
    if (fault.within !== undefined && encounter.seconds > fault.within)
      encounter.broken.push(`the words took ${encounter.seconds.toFixed(1)} s, promised are ${fault.within}`);
    await keeps('words a player understands', () =>
      expect(tab.fault).toContainText(tab.say('host', 'place.failed.text')),
    );
    let steps = 1;
    encounter.survived = await keeps('the rest works', async () => (steps = await useTheRest(target)));
    await keeps('who comes back meets the fault again', async () => {
      for (; steps > 0; steps -= 1) await tab.page.goBack();
      await expect(tab.fault).toBeVisible({ timeout: patience });
    });
    if (fault.late)
      await keeps('what comes late is taken down again', async () => {
        await tab.page.waitForFunction((name) => name in globalThis, mountedLate, { timeout: patience });
        await expect(viewOf(target)).toHaveCount(0);
        await expect(tab.fault).toBeVisible();
      });
    if (fault.outcome === 'mends') {
      await takeAway();
      encounter.retried = await keeps('Retry brings the place back', async () => {
        await tab.retry.click({ timeout: patience });
        await expect(viewOf(target)).toBeVisible({ timeout: patience });
        await expect(tab.fault).toHaveCount(0);
      });
    } else {
      await keeps('Retry tries, and says it again', async () => {
        await tab.retry.click({ timeout: patience });
        await expect(tab.fault).toBeVisible({ timeout: patience });
      });
    }
  }

  async function meetPlace(since: () => number): Promise<void> {
    await keeps('the place is shown', () => expect(viewOf(target)).toBeVisible({ timeout: patience }));
    encounter.seconds = (Date.now() - since()) / 1000;
    await keeps('no fault is said', () => expect(tab.fault).toHaveCount(0));
    encounter.survived = await keeps('the rest works', () => useTheRest(target));
  }

  async function takeAway(): Promise<void> {
    line.heal();
    await tab.page.evaluate((key) => sessionStorage.removeItem(key), failing).catch(() => undefined);
  }
}
