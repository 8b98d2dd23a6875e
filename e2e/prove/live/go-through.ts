import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';
import { PortalPage } from '../../pages/portal-page';
import { accounts } from '../../support/accounts';
import { Control } from '../../support/control';
import type { Line } from '../../support/line';
import { merchants } from '../../support/merchants';
import { makeNewcomer } from '../../support/newcomer';
import type { Portal } from '../../support/portal';
import { seededRandom } from '../kill/seeded-random';
import { present } from '../../support/present';
import type { LiveOptions } from './options';
import { ToastReader } from './toast-reader';
import { UnsteadyChannel } from './unsteady-channel';

/** How long the page may take to come back or to have heard everything, in milliseconds. */
const patience = 60_000;

export interface LiveProof {
  reconnects: number;
  events: number;
  channel: UnsteadyChannel;
  faults: string[];
}

interface Stage {
  portal: Portal;
  line: Line;
  context: BrowserContext;
}

/** Sends a customer's events over a line that loses, doubles and reorders them, and breaks off again and again. */
export async function goThrough({ portal, line, context }: Stage, options: LiveOptions): Promise<LiveProof> {
  const draw = seededRandom(options.seed);
  const channel = new UnsteadyChannel(draw);
  line.break(/^\/wps\/live/, { kind: 'carried', carry: channel.carry });
  const control = new Control(portal);
  const kestrel = present(merchants.find(({ code }) => code === 'kestrel'));
  const somebody = await makeNewcomer(portal.operations, kestrel.code, accounts.player);
  const tabs = [await openTab(), await openTab()];
  const [first] = tabs as [Tab, Tab];
  const faults: string[] = [];
  const sent: string[] = [];

  await first.page.signIn(somebody);
  for (const { page } of tabs) await page.open('/sports');
  for (const { page } of tabs) await page.balance.waitFor();
  for (const { reader } of tabs) await reader.start();
  channel.steady = true;
  for (const { reader } of tabs) await until('both tabs listen', async () => greeted(reader));
  channel.steady = false;

  for (let round = 0; round < options.reconnects; round += 1) {
    for (let count = draw(1, 5); count > 0; count -= 1) await send();
    if (draw(0, 1)) await wait(draw(0, 300));
    const opened = channel.counts.opened;
    await until('there is a channel to cut', () => channel.cut() > 0);
    for (let count = draw(0, 3); count > 0; count -= 1) await send();
    await until('the channel is open again', () => channel.counts.opened > opened);
  }
  channel.steady = true;
  channel.cut();
  await hearOf('end');

  for (const [index, { page, reader }] of tabs.entries()) {
    const name = `tab ${index + 1}`;
    const heard = (await reader.read()).flatMap((text) => /event-\w+/.exec(text)?.[0] ?? []);
    if (heard.join() !== sent.join()) faults.push(`${name} showed ${difference(heard, sent)}`);
    await until(`${name} shows the balance of the ledger`, async () => {
      return (await page.shownBalance()) === (await page.ledgerBalance());
    }).catch((error: Error) => faults.push(error.message));
  }
  if (channel.mostAtOnce > 1) faults.push(`${channel.mostAtOnce} channels were open at once`);
  return { reconnects: options.reconnects, events: sent.length, channel, faults };

  async function openTab(): Promise<Tab> {
    const page = new PortalPage(await context.newPage(), line, kestrel);
    return { page, reader: new ToastReader(page) };
  }

  /** A message, and now and then money, which the page hears of in no other way. */
  async function send(name = String(sent.length)): Promise<void> {
    sent.push(`event-${name}`);
    const event = { type: 'NEWS', title: 'News', message: `event-${name}`, popup: true };
    await control.event(kestrel.code, somebody.username, event);
    if (draw(0, 2) === 0) await control.grant(kestrel.code, somebody.username, draw(1, 500));
  }

  /** A tab hears of what happens from when it listens, some time after it can be seen. */
  async function greeted(reader: ToastReader): Promise<boolean> {
    const greeting = { type: 'NEWS', title: 'News', message: 'greeting', popup: true };
    await control.event(kestrel.code, somebody.username, greeting);
    await wait(500);
    return (await reader.read()).join().includes('greeting');
  }

  async function hearOf(name: string): Promise<void> {
    await send(name);
    for (const { reader } of tabs)
      await until(`event-${name} is heard`, async () => (await reader.read()).join().includes(`event-${name}`)).catch(
        (error: Error) => faults.push(error.message),
      );
  }
}

interface Tab {
  page: PortalPage;
  reader: ToastReader;
}

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(20)) if (await holds()) return;
  throw new Error(`It took more than ${patience} ms until ${what}`);
}

function difference(heard: string[], sent: string[]): string {
  const lost = sent.filter((event) => !heard.includes(event));
  const twice = heard.filter((event, index) => heard.indexOf(event) !== index);
  return `${heard.length} of ${sent.length} events; lost: ${lost.join(' ') || 'none'}; twice: ${twice.join(' ') || 'none'}`;
}
