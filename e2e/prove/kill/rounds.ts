import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { accounts } from '../../support/accounts';
import { copyAccount } from '../../support/copy-account';
import { startPortal, type Portal, type PortalOptions } from '../../support/portal';
import { present } from '../../support/present';
import { compareWithLedger } from './compare-with-ledger';
import { reportOf } from '../../support/ledger-report';
import { openDatabase } from './open-database';
import { Player, type Spin } from './player';
import { seededRandom } from '../../support/seeded-random';
import { takeSeat, type Customer, type Seat } from './take-seat';

interface Rounds {
  times: number;
  seed: number;
  /** Where the data are; they stay between the starts. */
  portal: Pick<PortalOptions, 'data' | 'databaseUrl' | 'environment'>;
  log?: (line: string) => void;
}

/** The result of a run. */
export interface Findings {
  kills: number;
  spins: Spin[];
  players: number;
  /** Unanswered at a kill and carried out before it: the retry got the answer that was lost. */
  recovered: number;
  /** Milliseconds from a start on killed data to readiness. */
  starts: number[];
  /** How often the run reached each of what it proves. */
  reached: Record<string, number>;
  /** Sentences; empty if there is no fault. */
  faults: string[];
}

/**
 * Two wallets have two seats each, so that their spins are concurrent; one of them is played to its end. The last holds
 * less than its stake, so that there are always refusals.
 */
const customers: Customer[] = [
  { merchant: 'aurora', username: 'player1', bets: 'any' },
  { merchant: 'aurora', username: 'player1', bets: 'any' },
  { merchant: 'aurora', username: 'agent1', bets: 'any' },
  { merchant: 'lotus', username: 'player1', bets: 'any' },
  { merchant: 'kestrel', username: 'player1', bets: 'highest' },
  { merchant: 'kestrel', username: 'player1', bets: 'highest' },
  { merchant: 'kestrel', username: 'player1', bets: 'highest', balance: 1_000 },
];

/** The first seats, at which no spin is refused for a low balance. */
const withMoney = 4;

/** Plays at all seats at once, kills the server at moments drawn from the seed, loses an answer of one seat at each kill, and reads the ledger at the end. */
export async function killRepeatedly({ times, seed, portal: where, log = () => undefined }: Rounds): Promise<Findings> {
  const draw = seededRandom(seed);
  const starts: number[] = [];
  const faults: string[] = [];
  let recovered = 0;
  let portal = await startPortal(where);
  try {
    const seats: Seat[] = [];
    // one after the other: sign-ins of one network share few places in the hashing queue
    for (const who of customers) seats.push(await takeSeat(portal, await withAccount(portal, who)));
    const players = seats.map((seat, index) => new Player(seat, seededRandom(seed + index + 1)));

    for (let kill = 1; kill <= times; kill += 1) {
      const moment = { spins: draw(20, 90), delay: draw(0, 12) };
      const waiting = present(players[draw(0, withMoney - 1)]);
      await killDuring(portal, players, { ...moment, waiting });
      waiting.loseLastAnswer();
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
    faults.push(...changedAnswers(players));
    faults.push(...(await repeatSome(portal, players)));
    await portal.stop();

    // a posting that a kill cut in two would not fit its signature
    const ledger = await reportOf(where);
    log(`  verify-ledger checked ${ledger.postings} postings`);
    faults.push(...ledger.faults);
    const database = await openDatabase(where);
    faults.push(...(await compareWithLedger(database, players).finally(() => database.close())));
    return {
      kills: times,
      players: players.length,
      spins: players.flatMap(({ spins }) => spins),
      recovered,
      starts,
      reached: reachedBy(players, recovered),
      faults,
    };
  } finally {
    await portal.kill();
  }
}

/** The customer with an account of its own where a balance is given. */
async function withAccount(portal: Portal, who: Customer): Promise<Customer> {
  if (who.balance === undefined) return who;
  const like = { username: who.username, password: accounts.player.password };
  return { ...who, ...(await copyAccount(portal.operations, who.merchant, like, { balance: who.balance })) };
}

function reachedBy(players: Player[], recovered: number): Record<string, number> {
  const answers = players.flatMap(({ spins }) => spins.map(({ answer }) => answer));
  return {
    'acknowledged spins': answers.filter((answer) => typeof answer === 'object').length,
    'spins refused for a low balance': answers.filter((answer) => answer === 'balance-low').length,
    'unanswered spins that had been carried out before a kill': recovered,
  };
}

/** Spins with an answer that was lost on the line, and another one to the retry. */
function changedAnswers(players: Player[]): string[] {
  return players
    .flatMap(({ spins }) => spins)
    .filter(({ lost, answer }) => lost && !isDeepStrictEqual(lost, answer))
    .map(({ key }) => `the retry of spin ${key} got another answer than the lost one`);
}

interface Moment {
  /** Spins that are sent before the kill. */
  spins: number;
  /** Milliseconds from the last of them to the kill. */
  delay: number;
  /** Sends no spin in the second half, so that its last answer arrives before the kill. */
  waiting: Player;
}

/** All players play; kills the process with spins in flight. */
async function killDuring(portal: Portal, players: Player[], { spins, delay, waiting }: Moment) {
  let sent = 0;
  let reached = () => {};
  const moment = new Promise<void>((resolve) => (reached = resolve));
  const count = () => void ((sent += 1) === spins && reached());
  const isWaiting = (player: Player) => player === waiting && sent >= spins / 2;
  const playing = Promise.all(players.map((player) => player.play(portal, () => isWaiting(player), count)));
  await Promise.race([moment, playing]);
  await wait(delay);
  await portal.kill();
  await playing;
}

/** Play sessions survive the kill and know the last acknowledged spin, or the unanswered one after it. */
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

/** Sends what the last kill left unanswered, and a few spins more. */
async function decideAll(portal: Portal, players: Player[]): Promise<void> {
  await Promise.all(
    players.map(async (player) => {
      const enough = player.spins.length + 5;
      await player.play(portal, () => player.spins.length >= enough);
      if (player.unanswered) throw new Error('The server went away without being killed.');
    }),
  );
}

/** Sends every retried spin and the last ones of each seat again: the answer must be the same. */
async function repeatSome(portal: Portal, players: Player[]): Promise<string[]> {
  const faults: string[] = [];
  for (const player of players) {
    const some = player.spins.filter(
      ({ sent, answer }, index) => typeof answer === 'object' && (sent > 1 || index >= player.spins.length - 5),
    );
    for (const spin of some) {
      const again = await player.send(portal, spin);
      if (!isDeepStrictEqual(again, spin.answer)) faults.push(`spin ${spin.key} got two different answers`);
    }
  }
  return faults;
}
