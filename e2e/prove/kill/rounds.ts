import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { startPortal, type Portal, type PortalOptions } from '../../support/portal';
import { compareWithLedger } from './compare-with-ledger';
import { reportOf } from '../../support/ledger-report';
import { openDatabase } from './open-database';
import { Player, type Spin } from './player';
import { seededRandom } from './seeded-random';
import { takeSeat, type Customer } from './take-seat';

interface Rounds {
  times: number;
  seed: number;
  /** Where the data are; they stay between the starts. */
  portal: Pick<PortalOptions, 'data' | 'databaseUrl'>;
  log?: (line: string) => void;
}

/** What a run found out. */
export interface Proof {
  kills: number;
  spins: Spin[];
  players: number;
  /** Unanswered at a kill, and already carried out when it came: the retry was given the answer that was lost. */
  recovered: number;
  /** Milliseconds from a start on killed data to readiness. */
  starts: number[];
  /** In words; empty when every invariant holds. */
  faults: string[];
}

/** Two wallets have two seats each, so that their spins also meet each other; one of them is played to its end. */
const customers: Customer[] = [
  { merchant: 'aurora', username: 'player1', bets: 'any' },
  { merchant: 'aurora', username: 'player1', bets: 'any' },
  { merchant: 'aurora', username: 'agent1', bets: 'any' },
  { merchant: 'lotus', username: 'player1', bets: 'any' },
  { merchant: 'kestrel', username: 'player1', bets: 'highest' },
  { merchant: 'kestrel', username: 'player1', bets: 'highest' },
];

/** Plays at six seats at once, kills the server at moments drawn from the seed, and at the end reads the ledger. */
export async function killRepeatedly({ times, seed, portal: where, log = () => undefined }: Rounds): Promise<Proof> {
  const draw = seededRandom(seed);
  const starts: number[] = [];
  const faults: string[] = [];
  let recovered = 0;
  let portal = await startPortal(where);
  try {
    const seats = await Promise.all(customers.map((who) => takeSeat(portal, who)));
    const players = seats.map((seat, index) => new Player(seat, seededRandom(seed + index + 1)));

    for (let kill = 1; kill <= times; kill += 1) {
      const moment = { spins: draw(20, 90), delay: draw(0, 12) };
      await killDuring(portal, players, moment);
      const began = performance.now();
      portal = await startPortal(where);
      const start = performance.now() - began;
      starts.push(start);
      const { unanswered, carriedOut, lost } = await compareLastSpins(portal, players);
      recovered += carriedOut;
      faults.push(...lost.map((fault) => `after kill ${kill}: ${fault}`));
      log(
        `  kill ${String(kill).padStart(2)}  ${moment.delay} ms after spin ${moment.spins}: ` +
          `${unanswered} unanswered, ${carriedOut} of them carried out; started again in ${Math.round(start)} ms`,
      );
    }
    await decideAll(portal, players);
    faults.push(...(await repeatSome(portal, players)));
    await portal.stop();

    // a posting that a kill cut in two would not fit its signature
    const ledger = await reportOf(where);
    log(`  verify-ledger looked at ${ledger.postings} postings`);
    faults.push(...ledger.faults);
    const database = await openDatabase(where);
    faults.push(...(await compareWithLedger(database, players).finally(() => database.close())));
    return {
      kills: times,
      players: players.length,
      spins: players.flatMap(({ spins }) => spins),
      recovered,
      starts,
      faults,
    };
  } finally {
    await portal.kill();
  }
}

/** Lets everybody play and ends the process shortly after so many spins were sent, with others under way. */
async function killDuring(portal: Portal, players: Player[], { spins, delay }: { spins: number; delay: number }) {
  let sent = 0;
  let reached = () => {};
  const moment = new Promise<void>((resolve) => (reached = resolve));
  const count = () => void ((sent += 1) === spins && reached());
  const playing = Promise.all(players.map((player) => player.play(portal, () => false, count)));
  await Promise.race([moment, playing]);
  await wait(delay);
  await portal.kill();
  await playing;
}

/** Play sessions outlive the crash, and know the last spin that was acknowledged, or the unanswered one after it. */
async function compareLastSpins(portal: Portal, players: Player[]) {
  const lost: string[] = [];
  let carriedOut = 0;
  for (const player of players) {
    const known = await player.lastSpin(portal);
    const acknowledged = player.spins.findLast(({ answer }) => typeof answer === 'object');
    if (known !== undefined && known === player.unanswered?.key) carriedOut += 1;
    else if (known !== acknowledged?.key) lost.push(`the last spin is ${known}, acknowledged was ${acknowledged?.key}`);
  }
  return { unanswered: players.filter(({ unanswered }) => unanswered).length, carriedOut, lost };
}

/** Sends what the last kill left unanswered, and a few spins more: the portal goes on as if nothing had been. */
async function decideAll(portal: Portal, players: Player[]): Promise<void> {
  await Promise.all(
    players.map(async (player) => {
      const enough = player.spins.length + 5;
      await player.play(portal, () => player.spins.length >= enough);
      if (player.unanswered) throw new Error('The server went away without being killed.');
    }),
  );
}

/** Sends every spin that was sent twice, and the last ones of each seat, once more: the answer must be the same one. */
async function repeatSome(portal: Portal, players: Player[]): Promise<string[]> {
  const faults: string[] = [];
  for (const player of players) {
    const some = player.spins.filter(
      ({ sent, answer }, index) => typeof answer === 'object' && (sent > 1 || index >= player.spins.length - 5),
    );
    for (const spin of some) {
      const again = await player.send(portal, spin);
      if (!isDeepStrictEqual(again, spin.answer)) faults.push(`spin ${spin.key} was answered in two ways`);
    }
  }
  return faults;
}
