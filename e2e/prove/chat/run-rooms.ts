import { setTimeout as wait } from 'node:timers/promises';
import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { accounts } from '../../support/accounts';
import { copyAccount } from '../../support/copy-account';
import type { Processes } from '../../support/processes';
import { seededRandom } from '../../support/seeded-random';
import { BrowserTab } from './browser-tab';
import { compareWithStored } from './compare-with-stored';
import { Line } from './line';
import { Room } from './room';
import { Tab } from './tab';

const merchant = 'aurora';
const roomCount = 10;
/** Looks, 20 ms apart, before something counts as never happening: a minute on a quiet machine. */
const looks = 3_000;

interface Options {
  messages: number;
  kills: number;
  seed: number;
  databaseUrl: string;
  log: (line: string) => void;
}

/** Writes in all rooms at once, kills a process in each round, and compares at the end of each what tabs show. */
export async function runRooms(portal: Processes, { messages, kills, seed, databaseUrl, log }: Options) {
  const draw = seededRandom(seed);
  const line = new Line(portal, draw);
  const rooms: Room[] = [];
  const tabs: Tab[] = [];
  const faults: string[] = [];
  const browser = await chromium.launch(await launchOptions());
  try {
    // one after the other: sign-ins of one network share few places in the hashing queue
    for (let index = 0; index < roomCount; index += 1) {
      const room = await Room.open(line, merchant, await copyAccount(portal.operations, merchant, accounts.player));
      rooms.push(room);
      tabs.push(await Tab.open(room, `tab 1 of room ${index}`), await Tab.open(room, `tab 2 of room ${index}`));
    }
    const inBrowser = await BrowserTab.open(await browser.newContext(), rooms[0] as Room);
    const tickets = await Promise.all(rooms.map((room) => room.ticket()));
    const rounds = kills + 1;
    for (let round = 0; round < rounds; round += 1) {
      const count = (index: number) => shareOf(shareOf(messages, rooms.length, index), rounds, round);
      const writing = Promise.all(
        rooms.flatMap((room, index) =>
          (['customer', 'operator'] as const).map((author) => room.write(author, count(index), tickets[index] ?? '')),
        ),
      );
      if (round < kills) await Promise.all([writing, killOne(portal, line, rooms)]);
      await writing;
      faults.push(...(await settle(tabs, inBrowser)).map((fault) => `round ${round + 1}: ${fault}`));
      log(`  round ${round + 1}: ${rooms.reduce((sum, { sent }) => sum + sent.length, 0)} messages`);
    }
    await Promise.all(tabs.map((tab) => tab.stop().catch((error: Error) => void faults.push(error.message))));
    faults.push(...(await compareWithStored(databaseUrl, rooms)));
    return {
      ...line.counts,
      ...{ kills, faults, rooms: rooms.length, broken: inBrowser.broken, shown: (await inBrowser.shown()).length },
      messages: rooms.reduce((sum, { sent }) => sum + sent.length, 0),
      cuts: tabs.reduce((sum, { cuts }) => sum + cuts, 0),
    };
  } finally {
    await Promise.allSettled(tabs.map((tab) => tab.stop()));
    await browser.close();
  }
}

/** The part of a total that one of several gets; all parts make the total. */
function shareOf(total: number, parts: number, part: number): number {
  return Math.floor((total * (part + 1)) / parts) - Math.floor((total * part) / parts);
}

/** Kills one of the processes while messages are in flight, then starts another. */
async function killOne(portal: Processes, { draw }: Line, rooms: readonly Room[]): Promise<void> {
  const sent = () => rooms.reduce((sum, room) => sum + room.sent.length, 0);
  const moment = sent() + draw(5, 15);
  for (let look = 0; look < looks && sent() < moment; look += 1) await wait(1);
  const { ports } = portal.balancer;
  const port = ports[draw(0, ports.length - 1)];
  if (port === undefined) throw new Error('No process is running.');
  await portal.kill(port);
  await portal.start();
}

/** Waits until all tabs show all messages and the right unread count. Returns what they do not. */
async function settle(tabs: readonly Tab[], inBrowser: BrowserTab): Promise<string[]> {
  const faults: string[] = [];
  for (const tab of tabs) {
    const { room, name } = tab;
    const shows = () => tab.seen.map(({ body }) => body);
    await until(() => tab.seen.length >= room.sent.length && tab.unread === room.expectedUnread);
    if (shows().join() !== inOrder(room))
      faults.push(`${name} shows ${shows().length} of ${room.sent.length} messages`);
    if (tab.unread !== room.expectedUnread)
      faults.push(`${name} counts ${tab.unread} unread messages, not ${room.expectedUnread}`);
  }
  const { room } = inBrowser;
  let shown: string[] = [];
  await until(async () => {
    await inBrowser.refresh();
    shown = await inBrowser.shown();
    return shown.length >= room.sent.length;
  });
  if (shown.join() !== inOrder(room)) faults.push(`the browser shows ${shown.length} of ${room.sent.length} messages`);
  return faults;
}

/** The texts of a room in the order of their numbers. */
function inOrder({ sent }: Room): string {
  return sent
    .toSorted((one, other) => (one.numbers[0] ?? 0) - (other.numbers[0] ?? 0))
    .map(({ body }) => body)
    .join();
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let look = 0; look < looks && !(await holds()); look += 1) await wait(20);
}
