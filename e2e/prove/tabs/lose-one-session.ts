import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';
import { PortalPage } from '../../pages/portal-page';
import { accounts } from '../../support/accounts';
import { Control } from '../../support/control';
import { merchants } from '../../support/merchants';
import { makeNewcomer } from '../../support/newcomer';
import type { Portal } from '../../support/portal';
import { present } from '../../support/present';

/** Milliseconds until everything has to have happened, on a busy machine. */
const patience = 60_000;
/** How long it is watched that no second message comes, in milliseconds. */
const watch = 3_000;

interface Lost {
  milliseconds: { told: number; left: number };
  faults: string[];
}

interface Stage {
  portal: Portal;
  context: BrowserContext;
  tabs: number;
}

/** Ends a customer's session on the server, and looks at what their tabs make of it. */
export async function loseOneSession({ portal, context, tabs: count }: Stage): Promise<Lost> {
  const kestrel = present(merchants.find(({ code }) => code === 'kestrel'));
  const control = new Control(portal);
  const somebody = await makeNewcomer(portal.operations, kestrel.code, accounts.player);
  const faults: string[] = [];
  const tabs: PortalPage[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const tab = new PortalPage(await context.newPage(), portal, kestrel);
    const after = tab.page.waitForResponse((response) => response.url().includes('after-content'));
    if (opened === 0) await tab.signIn(somebody, '/electron');
    else await tab.open('/electron');
    await tab.balance.waitFor();
    await after;
    await tab.gameSearch.fill(wordsOf(opened));
    tabs.push(tab);
  }

  await control.endSessions(kestrel.code, somebody.username);
  const began = performance.now();
  await Promise.all(tabs.map((tab) => tab.around.pressRefresh()));
  await until(async () => (await messagesIn(tabs)).length > 0);
  const told = performance.now() - began;
  for (const end = Date.now() + watch; Date.now() < end; await wait(100)) {
    const shown = await messagesIn(tabs);
    if (shown.length > 1) faults.push(`${shown.length} tabs showed the message at once`);
  }
  for (const [index, tab] of tabs.entries())
    if ((await tab.gameSearch.inputValue()) !== wordsOf(index)) faults.push(`tab ${index + 1} lost what was typed`);

  const [speaking] = await messagesIn(tabs);
  const read = performance.now();
  await present(speaking).dialogButton(present(speaking).say('host', 'ok')).click();
  for (const [index, tab] of tabs.entries()) {
    const out = until(async () => (await tab.signInLink.isVisible()) && (await tab.sessionToken()) === undefined);
    await out.catch(() => faults.push(`tab ${index + 1} stayed signed in`));
  }
  return { milliseconds: { told, left: performance.now() - read }, faults: [...new Set(faults)] };
}

const wordsOf = (tab: number) => `half a word ${tab + 1}`;

async function messagesIn(tabs: PortalPage[]): Promise<PortalPage[]> {
  const open = await Promise.all(tabs.map((tab) => tab.dialog.count()));
  return tabs.filter((_tab, index) => (open[index] ?? 0) > 0);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
    // a tab that is just being left has nothing to be asked
    if (await holds().catch(() => false)) return;
  }
  throw new Error(`It took more than ${patience} ms`);
}
