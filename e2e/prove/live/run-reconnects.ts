import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';
import { PortalPage } from '../../pages/portal-page';
import { accounts } from '../../support/accounts';
import { Control } from '../../support/control';
import type { FaultProxy } from '../../support/fault-proxy';
import { merchants } from '../../support/merchants';
import { copyAccount } from '../../support/copy-account';
import type { Portal } from '../../support/portal';
import { seededRandom } from '../../support/seeded-random';
import { present } from '../../support/present';
import { ToastReader } from './toast-reader';
import { UnsteadyChannel } from './unsteady-channel';

/** Polls, 20 ms apart, before something counts as never happening: a minute on a quiet machine. */
const polls = 3_000;

interface Options {
  reconnects: number;
  seed: number;
}

/** The result of a run. */
export interface LiveFindings {
  events: number;
  channel: UnsteadyChannel;
  faults: string[];
}

interface Stage {
  portal: Portal;
  proxy: FaultProxy;
  context: BrowserContext;
}

/** Sends a player's events through a proxy that loses, duplicates and reorders them, and cuts the channel again and again. */
export async function runReconnects({ portal, proxy, context }: Stage, options: Options): Promise<LiveFindings> {
  const draw = seededRandom(options.seed);
  const channel = new UnsteadyChannel(draw);
  proxy.injectFault(/^\/wps\/live/, { kind: 'forwarded', forward: channel.forward });
  const control = new Control(portal);
  const kestrel = present(merchants.find(({ code }) => code === 'kestrel'));
  const player = await copyAccount(portal.operations, kestrel.code, accounts.player);
  const tabs = [await openTab(), await openTab()];
  const [first] = tabs as [Tab, Tab];
  const faults: string[] = [];
  const sent: string[] = [];

  await first.page.signIn(player);
  for (const { page } of tabs) await page.open('/sports');
  for (const { page } of tabs) await page.balance.waitFor();
  for (const { reader } of tabs) await reader.start();
  channel.steady = true;
  for (const { reader } of tabs) await until('both tabs show messages', async () => showsGreeting(reader));
  channel.steady = false;

  for (let round = 0; round < options.reconnects; round += 1) {
    for (let count = draw(1, 5); count > 0; count -= 1) await send();
    if (draw(0, 1)) await wait(draw(0, 300));
    const opened = channel.counts.opened;
    await until('a channel is open to be cut', () => channel.cut() > 0);
    for (let count = draw(0, 3); count > 0; count -= 1) await send();
    await until('the channel is open again', () => channel.counts.opened > opened);
  }
  channel.steady = true;
  channel.cut();
  await sendLast('end');

  for (const [index, { page, reader }] of tabs.entries()) {
    const name = `tab ${index + 1}`;
    const shown = (await reader.read()).flatMap((text) => /event-\w+/.exec(text)?.[0] ?? []);
    if (shown.join() !== sent.join()) faults.push(`${name} showed ${difference(shown, sent)}`);
    await until(`${name} shows the balance of the ledger`, async () => {
      return (await page.shownBalance()) === (await page.ledgerBalance());
    }).catch((error: Error) => faults.push(error.message));
  }
  if (channel.mostAtOnce > 1) faults.push(`${channel.mostAtOnce} channels were open at once`);
  return { events: sent.length, channel, faults };

  async function openTab(): Promise<Tab> {
    const page = new PortalPage(await context.newPage(), proxy, kestrel);
    return { page, reader: new ToastReader(page) };
  }

  /** Sends a message, and sometimes money, which reach the page only as events. */
  async function send(name = String(sent.length)): Promise<void> {
    sent.push(`event-${name}`);
    const event = { type: 'NEWS', title: 'News', message: `event-${name}`, popup: true };
    await control.event(kestrel.code, player.username, event);
    if (draw(0, 2) === 0) await control.grant(kestrel.code, player.username, draw(1, 500));
  }

  /** Whether a message sent now is shown: a tab listens only some time after it is visible. */
  async function showsGreeting(reader: ToastReader): Promise<boolean> {
    const greeting = { type: 'NEWS', title: 'News', message: 'greeting', popup: true };
    await control.event(kestrel.code, player.username, greeting);
    await wait(500);
    return (await reader.read()).join().includes('greeting');
  }

  async function sendLast(name: string): Promise<void> {
    await send(name);
    for (const { reader } of tabs)
      await until(`event-${name} is shown`, async () => (await reader.read()).join().includes(`event-${name}`)).catch(
        (error: Error) => faults.push(error.message),
      );
  }
}

interface Tab {
  page: PortalPage;
  reader: ToastReader;
}

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let poll = 0; poll < polls; poll += 1, await wait(20)) if (await holds()) return;
  throw new Error(`After ${polls} polls it is not true that ${what}`);
}

function difference(shown: string[], sent: string[]): string {
  const lost = sent.filter((event) => !shown.includes(event));
  const twice = shown.filter((event, index) => shown.indexOf(event) !== index);
  return `${shown.length} of ${sent.length} events; lost: ${lost.join(' ') || 'none'}; twice: ${twice.join(' ') || 'none'}`;
}
