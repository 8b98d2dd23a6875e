import { setTimeout as wait } from 'node:timers/promises';
import { accounts } from '../../support/accounts';
import { Control } from '../../support/control';
import { copyAccountAs } from '../../support/copy-account';
import type { Portal } from '../../support/portal';
import { present } from '../../support/present';
import { openSeveralProcesses } from '../../support/several-processes';
import { openDatabase, type OpenDatabase } from '../kill/open-database';
import { seededRandom } from '../../support/seeded-random';
import { Bettor, drawSlip, merchant, type SentSlip } from './bettor';
import { compareWithSlips } from './compare-with-slips';

interface Options {
  slips: number;
  rounds: number;
  kills: number;
  seed: number;
  databaseUrl: string;
  log: (line: string) => void;
}

const processes = 3;
const players = 8;
/** Minor units: enough for every slip. */
const balance = 900_000_000;
/** Seconds that settlement may take after the clock has moved. */
const patience = 180;

/** Places slips through all processes round by round, sets the clock forward after each, and kills processes meanwhile. */
export async function settleAndKill({ slips, rounds, kills, seed, databaseUrl, log }: Options) {
  const draw = seededRandom(seed);
  const { start, close } = await openSeveralProcesses(databaseUrl);
  const running: Portal[] = [await start()];
  const database = await openDatabase({ databaseUrl });
  const pick = () => present(running[draw(0, running.length - 1)]);
  const control = () => new Control(present(running[0]));
  try {
    running.push(...(await Promise.all(Array.from({ length: processes - 1 }, start))));
    const bettors = await prepare(present(running[0]), { draw, portal: pick });
    const { games } = await present(bettors[0]).state();
    const sent: SentSlip[] = [];
    const faults: string[] = [];
    let killed = 0;

    async function kill(): Promise<void> {
      const [victim] = running.splice(draw(0, running.length - 1), 1);
      await victim?.kill();
      running.push(await start());
      killed += 1;
    }

    /** A part of the round's slips, by one player. */
    async function placeSome(bettor: Bettor, count: number): Promise<void> {
      for (let placed = 0; placed < count; placed += 1) {
        const game = present(games[draw(0, games.length - 1)]);
        const slip = drawSlip(bettor.name, await bettor.state(game.code), draw);
        sent.push(slip);
        faults.push(...(await bettor.place(slip, draw(1, 6) === 1)));
      }
    }

    for (let round = 1; round <= rounds; round += 1) {
      const killsBefore = Math.floor(((round - 1) * kills) / rounds);
      const killing = Math.floor((round * kills) / rounds) > killsBefore;
      const count = Math.ceil(slips / rounds / players);
      const placing = Promise.all(bettors.map((bettor) => placeSome(bettor, count)));
      // some processes end while slips are placed, others while bets are settled
      const whilePlacing = killed % 2 === 0;
      if (killing && whilePlacing) await kill();
      await placing;
      const seconds = round % 6 === 0 ? draw(1, 5) * 3_600 : draw(60, 600);
      await control().passTime(seconds);
      if (killing && !whilePlacing) await kill();
      faults.push(...(await untilSettled(database, await clockOf(present(bettors[0])))));
      log(`  round ${round}: ${sent.length} slips sent, clock set forward by ${seconds} s, ${killed} kills`);
    }
    const [last] = await database.rows<{ at: number }>(
      'select coalesce(extract(epoch from max(draws_at)) * 1000, 0)::double precision as at from vendors.lottery_bets',
    );
    const ahead = (last?.at ?? 0) - (await clockOf(present(bettors[0])));
    if (ahead > 0) await control().passTime(Math.ceil(ahead / 1000) + 1);
    faults.push(...(await untilSettled(database, Infinity)));
    const compared = await compareWithSlips(database, sent);
    const refused = new Map<string, number>();
    for (const { refusal } of sent) if (refusal !== undefined) refused.set(refusal, (refused.get(refusal) ?? 0) + 1);
    const unanswered = bettors.reduce((sum, bettor) => sum + bettor.unanswered, 0);
    return { ...compared, sent: sent.length, refused, unanswered, killed, faults: [...faults, ...compared.faults] };
  } finally {
    await database.close();
    await close();
  }
}

async function prepare(portal: Portal, setting: ConstructorParameters<typeof Bettor>[1]): Promise<Bettor[]> {
  const names = Array.from({ length: players }, (_, index) => `settler${index}`);
  for (const name of names) await copyAccountAs(portal.operations, merchant, name, accounts.player, { balance });
  return names.map((name) => new Bettor(name, setting));
}

/** The server's time. */
async function clockOf(bettor: Bettor): Promise<number> {
  return (await bettor.state()).now;
}

/** Waits until all bets that were due at a time are settled, and every call to the wallet is answered. */
async function untilSettled(database: OpenDatabase, time: number): Promise<string[]> {
  const due = Number.isFinite(time) ? `and draws_at <= to_timestamp(${time / 1000})` : '';
  let open = 0;
  for (let second = 0; second < patience; second += 1) {
    const [row] = await database.rows<{ open: number }>(`
      select (select count(*) from vendors.lottery_bets where state = 'open' ${due})::int
        + (select count(*) from vendors.calls where state = 'waiting')::int as open`);
    open = row?.open ?? 0;
    if (open === 0) return [];
    await wait(1_000);
  }
  return [`${open} bets or calls were still open ${patience} seconds after the clock was set forward`];
}
