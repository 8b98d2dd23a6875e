import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mallRewards } from '@atrium/api';
import { Control } from '../../support/control';
import { copyAccountAs } from '../../support/copy-account';
import { accounts } from '../../support/accounts';
import { reportOf } from '../../support/ledger-report';
import { startPortal, type Portal } from '../../support/portal';
import { present } from '../../support/present';
import { testEnvironment } from '../../support/start-test-portal';
import { askFor } from '../kill/http';
import { openDatabase } from '../kill/open-database';
import { readFaults } from '../kill/read-ledger';
import { seededRandom } from '../../support/seeded-random';
import { signIn } from '../kill/take-seat';
import { compareWithDatabase, merchant } from './compare-with-database';
import { drawOrders, members, rewardsFor, type Order } from './order';
import { Requests } from './requests';

interface Options {
  redemptions: number;
  kills: number;
  seed: number;
  databaseUrl: string;
  log: (line: string) => void;
}

const processes = 3;
/** Orders that are on their way at the same time. */
const together = 12;

/** Sends all orders and decisions, kills processes in between, and compares the outcome. */
export async function redeemAndKill({ redemptions, kills, seed, databaseUrl, log }: Options) {
  const draw = seededRandom(seed);
  const built = mkdtempSync(join(tmpdir(), 'atrium-none-'));
  // a start publishes nothing: the proof opens no page
  const start = () => startPortal({ databaseUrl, environment: { ...testEnvironment, ATRIUM_BUILT: built } });
  const running: Portal[] = [await start()];
  const database = await openDatabase({ databaseUrl });
  try {
    running.push(...(await Promise.all(Array.from({ length: processes - 1 }, start))));
    const rewards = rewardsFor(redemptions);
    const { ids, sessions } = await prepare(present(running[0]), rewards);
    const orders = drawOrders(redemptions, rewards, draw);
    const requests = new Requests({ draw, rewardIds: ids, sessions, portal: () => pick(running) });
    const pick = (portals: readonly Portal[]) => present(portals[draw(0, portals.length - 1)]);
    const killAt = Array.from({ length: kills }, (_, kill) => Math.floor(((kill + 0.5) * redemptions) / kills));
    const waiting: Order[] = [];
    let lowest = Infinity;
    let next = 0;

    async function restart(kill: number): Promise<void> {
      const [victim] = running.splice(draw(0, running.length - 1), 1);
      await victim?.kill();
      const began = performance.now();
      running.push(await start());
      log(`  kill ${kill} before redemption ${next}; started again in ${Math.round(performance.now() - began)} ms`);
    }

    async function readLowest(): Promise<void> {
      const [row] = await database.rows<{ lowest: number }>(
        `select min(inventory)::int as lowest from sandbox.rewards where merchant = '${merchant}'`,
      );
      lowest = Math.min(lowest, row?.lowest ?? Infinity);
    }

    async function work(): Promise<void> {
      while (next < orders.length) {
        const index = next;
        next += 1;
        const kill = killAt.indexOf(index);
        const restarting = kill >= 0 ? restart(kill + 1) : undefined;
        const order = present(orders[index]);
        if (await requests.redeem(order)) waiting.push(order);
        const decided = waiting.length > 4 ? waiting.splice(draw(0, waiting.length - 1), 1)[0] : undefined;
        if (decided) await requests.decide(decided);
        if (index % 20 === 0) await readLowest();
        await restarting;
      }
    }
    await Promise.all(Array.from({ length: together }, work));
    for (const portal of running) await portal.stop();

    const ledger = await reportOf({ databaseUrl });
    const faults = [
      ...requests.faults,
      ...ledger.faults,
      ...(await readFaults(database)),
      ...(await compareWithDatabase(database, { orders, rewards, rewardIds: ids })),
      ...(lowest < 0 ? [`an inventory was ${lowest}`] : []),
    ];
    return { ...requests.found, lowest, postings: ledger.postings, faults };
  } finally {
    await database.close();
    for (const portal of running) await portal.kill();
    rmSync(built, { recursive: true });
  }
}

/** Creates members and rewards, without payment passwords, and signs the members in. */
async function prepare(portal: Portal, rewards: ReturnType<typeof rewardsFor>) {
  const control = new Control(portal);
  await control.switch(merchant, 'PAYMENTPASSWORD', false);
  const ids = new Map<string, string>();
  for (const { name, price, mixed, inventory, perPerson } of rewards) {
    const mixedPrice = { mixedPoints: mixed?.points ?? null, mixedMoney: mixed?.money ?? null };
    const id = await control.reward(merchant, name, { price, ...mixedPrice, inventory, perPerson });
    ids.set(name, String(id));
  }
  const sessions = new Map<string, { authorization: string; cookie: string }>();
  for (const { name, points, money } of members) {
    await copyAccountAs(portal.operations, merchant, name, accounts.player, { points, balance: money });
    // one after the other: sign-ins of one network share few places in the hashing queue
    const session = await signIn(portal, { merchant, username: name });
    sessions.set(name, session);
    // a member redeems at the prices of the list
    const list = portal.page(merchant, `${mallRewards.path}?page=1&size=1000&type=`);
    await askFor(list, { headers: { ...session } });
  }
  return { ids, sessions };
}
