import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { Checklist } from './checks/checklist';
import { checkCommands } from './checks/commands';
import { checkNavItems } from './checks/nav-items';
import { checkEvents } from './checks/events';
import { checkFailures } from './checks/failures';
import { checkMessages } from './checks/messages';
import { checkSwitchedOff } from './checks/switched-off';
import type { SmokeContext } from './checks/smoke-context';
import { checkPlaces } from './checks/places';
import { checkGuards } from './checks/guards';
import { checkSession } from './checks/session';
import { handWritten } from './page/hand-written/index.js';
import { servePortal, type SmokePortal } from './portal/serve-portal';
import type { DescribedRemote } from './portal/stub-release';
import { StubPortal } from './stub-portal';

const groups = {
  session: checkSession,
  places: checkPlaces,
  needs: checkGuards,
  off: checkSwitchedOff,
  navItems: checkNavItems,
  commands: checkCommands,
  events: checkEvents,
  messages: checkMessages,
  failures: checkFailures,
};

interface SmokeOptions {
  /** The repository's root, absolute. */
  root: string;
  /** The remotes of this repository; the hand-written ones are added. */
  remotes: DescribedRemote[];
  print: (line: string) => void;
}

/** Checks the built host on stubs of every remote; resolves with whether all checks passed. */
export async function smoke({ root, remotes, print }: SmokeOptions): Promise<boolean> {
  const portal = await servePortal({ root, remotes: [...remotes, ...handWritten], port: 0, panel: false });
  try {
    const list = new Checklist(print);
    await checkInBrowser(root, portal, list, print);
    await list.check('calls: every call of the host is in the catalogue', async () => {
      if (portal.unknownCalls.length > 0) throw new Error(portal.unknownCalls.join('\n'));
    });
    print(`\n${list.closingLine}`);
    return list.failures.length === 0;
  } finally {
    await portal.stop();
  }
}

async function checkInBrowser(root: string, portal: SmokePortal, list: Checklist, print: SmokeOptions['print']) {
  const browser = await chromium.launch(await launchOptions({ shell: true }));
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const tab = (merchant: 'everything' | 'nothing') => new StubPortal(page, portal, merchant, root);
    const all: SmokeContext = { list, portal, everything: tab('everything'), nothing: tab('nothing') };
    for (const [name, check] of Object.entries(groups)) {
      const before = list.passed + list.failures.length;
      const start = performance.now();
      await check(all).catch((error: unknown) =>
        list.check(`${name}: all its checks ran`, () => Promise.reject(error)),
      );
      const seconds = ((performance.now() - start) / 1_000).toFixed(1);
      print(`  ${name}: ${list.passed + list.failures.length - before} checks, ${seconds} s`);
    }
  } finally {
    await browser.close();
  }
}

/** Serves the host on stubs for manual use; resolves with its addresses. */
export async function serveSmoke({ root, remotes, port }: { root: string; remotes: DescribedRemote[]; port: number }) {
  const portal = await servePortal({ root, remotes: [...remotes, ...handWritten], port, panel: true });
  return { everything: portal.page('everything'), nothing: portal.page('nothing') };
}
