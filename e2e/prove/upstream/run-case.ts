import type { Page } from 'playwright';
import type { Draw } from '../../support/seeded-random';
import type { Corruption } from './corruptions';
import { openAndLook } from './look-at';
import type { UpstreamRelay } from './upstream-relay';
import type { Visit } from './visits';

/** A page, a call that it makes, and how the back end answers it. */
export interface Case {
  visit: Visit;
  call: string;
  corruption: Corruption;
}

/** What became of a page with a badly answered call. */
export interface Outcome {
  /** Answers that were corrupted. */
  times: number;
  /** Sentences about broken promises. */
  broken: string[];
}

/** Milliseconds within which a part of a page has loaded or failed, on a busy machine. */
const loaded = 60_000;

/** Characters of a page that is not blank: less than a message with its button. */
const readable = 20;

/** Opens the page while the back end answers badly, then again when it answers well. */
export async function runCase(relay: UpstreamRelay, { visit, call, corruption }: Case, draw: Draw): Promise<Outcome> {
  const {
    seat: { tab, isSignedIn },
    path,
  } = visit;
  const broken: string[] = [];
  const note = (error: Error) => broken.push(`an unhandled error: ${error.message.slice(0, 200)}`);
  tab.page.on('pageerror', note);
  let times = 0;
  try {
    relay.corrupt(call, corruption, draw);
    const during = await openAndLook(tab, path);
    // a page of a busy machine may look complete before its last call
    for (let polls = 0; polls < 50 && !relay.hasCorrupted; polls += 1) await tab.page.waitForTimeout(100);
    times = relay.mend();
    if (during.text < readable) broken.push('the page is blank');
    if (during.isBroken) broken.push('a view threw');
    if (during.isBusy && !corruption.neverEnds && !(await endsLoading(tab.page)))
      broken.push('a part loads without end');

    const after = await openAndLook(tab, path);
    if (!after.isFramed || after.text < readable) broken.push('the page does not recover');
    if (after.isBroken) broken.push('a view throws afterwards');
    if (isSignedIn && !(await tab.accountButton.isVisible())) broken.push('the session is lost');
  } catch (error) {
    broken.push(String(error).replaceAll(/\s+/g, ' ').slice(0, 200));
  } finally {
    relay.mend();
    tab.page.off('pageerror', note);
  }
  return { times, broken };
}

function endsLoading(page: Page): Promise<boolean> {
  return page
    .locator('main [aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', timeout: loaded })
    .then(
      () => true,
      () => false,
    );
}
