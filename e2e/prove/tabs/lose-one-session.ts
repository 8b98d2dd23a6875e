import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';
import { PortalPage } from '../../pages/portal-page';
import { accounts } from '../../support/accounts';
import { Control } from '../../support/control';
import { merchants } from '../../support/merchants';
import { copyAccount } from '../../support/copy-account';
import type { Portal } from '../../support/portal';
import { present } from '../../support/present';

/** Polls, 50 ms apart, before something counts as never happening: a minute on a quiet machine. */
const polls = 1_200;
/** Checks for a second message, 100 ms apart. */
const checks = 30;

interface Findings {
  /** Until the message was shown, and from its confirmation until all tabs were signed out. */
  milliseconds: { shown: number; signedOut: number };
  faults: string[];
}

interface Stage {
  portal: Portal;
  context: BrowserContext;
  tabs: number;
}

/** Ends a player's session on the server, and checks all of the player's tabs. */
export async function loseOneSession({ portal, context, tabs: count }: Stage): Promise<Findings> {
  const kestrel = present(merchants.find(({ code }) => code === 'kestrel'));
  const control = new Control(portal);
  const player = await copyAccount(portal.operations, kestrel.code, accounts.player);
  const faults: string[] = [];
  const tabs: PortalPage[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const tab = new PortalPage(await context.newPage(), portal, kestrel);
    const after = tab.page.waitForResponse((response) => response.url().includes('after-content'));
    if (opened === 0) await tab.signIn(player, '/electron');
    else await tab.open('/electron');
    await tab.balance.waitFor();
    await after;
    await tab.gameSearch.fill(inputOf(opened));
    tabs.push(tab);
  }

  await control.endSessions(kestrel.code, player.username);
  const began = performance.now();
  await Promise.all(tabs.map((tab) => tab.shell.pressRefresh()));
  await until(async () => (await messagesIn(tabs)).length > 0);
  const shownAfter = performance.now() - began;
  for (let check = 0; check < checks; check += 1, await wait(100)) {
    const shown = await messagesIn(tabs);
    if (shown.length > 1) faults.push(`${shown.length} tabs showed the message at once`);
  }
  for (const [index, tab] of tabs.entries())
    if ((await tab.gameSearch.inputValue()) !== inputOf(index)) faults.push(`tab ${index + 1} lost what was typed`);

  const [withMessage] = await messagesIn(tabs);
  const read = performance.now();
  await present(withMessage).dialogButton(present(withMessage).say('host', 'ok')).click();
  for (const [index, tab] of tabs.entries()) {
    const out = until(async () => (await tab.signInLink.isVisible()) && (await tab.sessionToken()) === undefined);
    await out.catch(() => faults.push(`tab ${index + 1} stayed signed in`));
  }
  return { milliseconds: { shown: shownAfter, signedOut: performance.now() - read }, faults: [...new Set(faults)] };
}

const inputOf = (tab: number) => `half a word ${tab + 1}`;

async function messagesIn(tabs: PortalPage[]): Promise<PortalPage[]> {
  const open = await Promise.all(tabs.map((tab) => tab.dialog.count()));
  return tabs.filter((_tab, index) => (open[index] ?? 0) > 0);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let poll = 0; poll < polls; poll += 1, await wait(50)) {
    // a tab that is navigating cannot be queried
    if (await holds().catch(() => false)) return;
  }
  throw new Error(`It did not happen within ${polls} polls`);
}
