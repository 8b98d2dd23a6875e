import type { PortalPage } from '../../pages/portal-page';

/** Milliseconds for a page on a busy machine; a loader of the portal gives up long before. */
const patience = 30_000;
/** Milliseconds without a change after which a page counts as complete. */
const still = 700;

/** What a page shows once it is complete. */
export interface Sight {
  /** Characters that a person can read. */
  text: number;
  /** It has the frame of the portal: header and content. */
  isFramed: boolean;
  /** Something in the content still loads. */
  isBusy: boolean;
  /** A view threw: its place says that it cannot be shown. */
  isBroken: boolean;
}

/** Opens a page and waits until it does not change any more. */
export async function openAndLook(tab: PortalPage, path: string): Promise<Sight> {
  await tab.startOpening(path);
  await tab.page.waitForLoadState('domcontentloaded');
  await tab.page.evaluate(untilStill, { still, patience });
  const isBroken = (await tab.fault.count()) > 0;
  return { ...(await tab.page.evaluate(sight)), isBroken };
}

/** Runs in the page, until it changes no more. A countdown changes texts alone, so that elements and loading states are what counts. */
export async function untilStill(times: { still: number; patience: number }): Promise<void> {
  const state = () => {
    const busy = document.querySelectorAll('[aria-busy="true"]').length;
    return `${document.querySelectorAll('*').length} ${busy}`;
  };
  const isReady = () => document.querySelector('main [data-view] *, main [role="alert"], body > main') !== null;
  const began = performance.now();
  let known = state();
  let since = began;
  while (performance.now() - began < times.patience) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const now = state();
    if (now !== known) {
      known = now;
      since = performance.now();
    }
    const isBusy = !now.endsWith(' 0');
    // a part that never arrives must not hold everything up
    const enough = isReady() && !isBusy ? times.still : times.still * 15;
    if (performance.now() - since > enough) return;
  }
}

/** Runs in the page. */
function sight(): Omit<Sight, 'isBroken'> {
  return {
    text: document.body.innerText.trim().length,
    isFramed: document.querySelector('main') !== null,
    isBusy: document.querySelector('main [aria-busy="true"]') !== null,
  };
}
