import { livePath } from '@atrium/api';
import { copyDatabase } from '../../support/copy-database';
import { startProcesses } from '../../support/processes';
import { preparedDatabase } from '../../support/start-test-portal';
import { accounts } from '../../support/accounts';
import { expect, test } from '../../support/test';
import { compareWithLedger } from '../kill/compare-with-ledger';
import { openDatabase } from '../kill/open-database';
import { Player } from '../kill/player';
import { seededRandom } from '../../support/seeded-random';
import { takeSeat, type Customer } from '../kill/take-seat';
import { LiveListener } from './live-listener';

const kills = 4;

/** The proof listens to the live events of the first; the tab plays with another account. */
const customers: Customer[] = [
  { merchant: 'aurora', username: 'player1', bets: 'any' },
  { merchant: 'aurora', username: 'player1', bets: 'any' },
  { merchant: 'lotus', username: 'player1', bets: 'any' },
  { merchant: 'kestrel', username: 'player1', bets: 'any' },
];

test('repeated kills of one of two processes lose no spin, no live event and no page', async ({ at, page }) => {
  test.setTimeout(300_000);
  const databaseUrl = await copyDatabase(process.env[preparedDatabase] ?? '');
  const processes = await startProcesses({ databaseUrl });
  const { balancer } = processes;
  try {
    const tab = at('aurora', { through: processes });
    await tab.signIn(accounts.player, '/electron');
    const seats = await Promise.all(customers.map((customer) => takeSeat(processes, customer)));
    const players = seats.map((seat, index) => new Player(seat, seededRandom(index + 1)));
    const spinsSoFar = () => players.reduce((sum, { spins }) => sum + spins.length, 0);
    const listener = new LiveListener(processes, seats[0]!);

    let playing = true;
    const play = players.map(async (player) => {
      // an unanswered spin is sent again with its own key until it is answered
      while (playing || player.unanswered) await player.play(processes, () => !playing);
    });

    for (let kill = 1; kill <= kills; kill += 1) {
      await expect.poll(() => balancer.portsWithOpenResponses(livePath).length).toBeGreaterThan(0);
      const before = spinsSoFar();
      await expect.poll(spinsSoFar, { intervals: [5] }).toBeGreaterThan(before + 30);

      const [carrier] = balancer.portsWithOpenResponses(livePath);
      await processes.kill(carrier!);
      const after = { spins: spinsSoFar(), last: listener.last };
      await expect.poll(spinsSoFar).toBeGreaterThan(after.spins + 30);
      await expect.poll(() => listener.last).toBeGreaterThan(after.last + 10);

      await tab.menuItem(kill % 2 === 0 ? 'menu.rng' : 'menu.fish').click();
      await expect(tab.firstGame).toBeVisible();
      await page.reload();
      await expect(tab.firstGame).toBeVisible();
      await expect(tab.balance).toBeVisible();
      await processes.start();
    }

    playing = false;
    await Promise.all(play);
    // the page gets its balance only from live events
    await expect.poll(() => tab.shownBalance()).toBe(await tab.ledgerBalance());
    const database = await openDatabase({ databaseUrl });
    try {
      expect(await compareWithLedger(database, players)).toEqual([]);
      const [stream] = await database.rows<{ last: number }>(
        `select last_id::int as last from sandbox.live_streams stream
           join sandbox.accounts account on account.id = stream.account_id
         where account.merchant = 'aurora' and account.name = 'player1'`,
      );
      await expect.poll(() => listener.last).toBe(stream?.last);
    } finally {
      await database.close();
    }
    await listener.stop();
    const [first = 0] = listener.received;
    expect(listener.received).toEqual(listener.received.map((_, index) => first + index));
    expect(listener.resets).toBe(0);
    expect(listener.cuts).toBeGreaterThan(0);
    const retried = players.flatMap(({ spins }) => spins).filter(({ sent }) => sent > 1).length;
    console.log(
      `  ${kills} kills, ${spinsSoFar()} spins, ${retried} sent again with their key; ${listener.received.length} live events, cut ${listener.cuts} times, none missed and none twice`,
    );
    expect([...balancer.answered.values()].every((count) => count > 0)).toBe(true);
  } finally {
    await processes.stop();
  }
});
