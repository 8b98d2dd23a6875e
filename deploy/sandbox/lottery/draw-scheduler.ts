import { winningNumber } from '@atrium/api';
import { and, desc, eq, isNotNull, isNull, lte, max, sql } from 'drizzle-orm';
import { insertRows, poll } from '../../engine';
import type { Backend } from '../backend';
import { issueOf } from './betting/issues-on-sale';
import { BeaconUnreachable, type BeaconChain } from './drawing/beacon';
import { committed, type NewDraw } from './drawing/committed';
import { linesOfIssues, slipsHashOf, type IssueName } from './drawing/slips-hash';
import type { LotteryGame } from './game';
import { issueAt } from './schedule';
import { lotteryBeacons, lotteryDraws, type DrawRow } from './tables';

const day = 24 * 3_600_000;
/** Issues committed to ahead: all that are on sale, and some more, so that a late tick breaks no commitment. */
const issuesAhead = 12;
/** Maximum number of missed issues drawn per game after an outage, and at the first start. */
const longestBacklog = 40;
/** How long draws without bets are kept; others are kept as long as their bets. Milliseconds, 2 days. */
const retention = 2 * day;
/** Issues closed in one transaction. */
const batch = 500;
/** How long a draw waits for its beacon, or for the process with its key, before it is missed. Milliseconds, 5 minutes. */
const drawPatience = 5 * 60_000;
/** Milliseconds before a beacon that did not answer is asked again, 5 seconds. */
const retryPause = 5_000;

type DrawBackend = Pick<Backend, 'engine' | 'clock' | 'beacon' | 'drawKey'>;

/**
 * Commits to issues in time, ends their sale and draws them when due. Several processes can share the same draws: the
 * first to commit an issue chooses its seed, and all derive the same number from it. A process without the draw key
 * ends sales only.
 */
export class DrawScheduler {
  #next = 0;
  #running: Promise<number> | undefined;
  #isAnnounced = false;

  /** Since when draws that are due wait, by game and issue. */
  readonly #waiting = new Map<string, number>();
  readonly #backend: DrawBackend;
  readonly #games: LotteryGame[];

  constructor(backend: DrawBackend, games: LotteryGame[]) {
    this.#backend = backend;
    this.#games = games;
  }

  /**
   * Brings the draws up to date; queries the database only when a sale or an issue has ended since the last call.
   * Returns how many committed issues it has drawn.
   */
  async catchUp(): Promise<number> {
    let drawn = 0;
    while (this.#backend.clock() >= this.#next) {
      this.#running ??= this.#bringUpTo(this.#backend.clock()).finally(() => (this.#running = undefined));
      drawn += await this.#running;
    }
    return drawn;
  }

  /** Commits now to all issues that are drawn until a time, before the clock is set forward to it. */
  async commitUntil(until: number): Promise<void> {
    await this.#commit(this.#backend.clock(), until);
  }

  /** Draws what waits for its beacon; apart from `catchUp`, so that calls do not wait for a slow one. */
  async drawWaiting(): Promise<number> {
    return this.#waiting.size > 0 ? this.#draw(this.#backend.clock()) : 0;
  }

  /** Runs every second, independently of requests; returns a stop function. */
  start(onFailure: (error: unknown) => void): () => Promise<void> {
    return poll(async () => {
      await this.catchUp();
      await this.drawWaiting();
    }, onFailure);
  }

  async #bringUpTo(now: number): Promise<number> {
    const isCommitted = await this.#commit(now).then(
      () => true,
      (error: unknown) => {
        if (error instanceof BeaconUnreachable) return false;
        throw error;
      },
    );
    await this.#close(now);
    const drawn = await this.#draw(now);
    await this.#prune(now);
    this.#next = Math.min(
      ...this.#games.map((game) => {
        const { closesAt, drawsAt } = issueOf(game, issueAt(game, now));
        return now < closesAt ? closesAt : drawsAt;
      }),
      ...(isCommitted ? [] : [now + retryPause]),
    );
    return drawn;
  }

  async #commit(now: number, until = now): Promise<void> {
    const { beacon, drawKey } = this.#backend;
    if (!drawKey) return;
    const rows = await this.#database
      .select({ gameCode: lotteryDraws.gameCode, last: max(lotteryDraws.issue) })
      .from(lotteryDraws)
      .groupBy(lotteryDraws.gameCode);
    const last = new Map(rows.map((row) => [row.gameCode, row.last ?? 0]));
    const issues: NewDraw[] = [];
    const chains = new Map<string, BeaconChain>();
    if (!this.#isAnnounced) {
      // of a beacon that was started again, the address has changed
      for (const time of [now - day, now, now + day]) {
        const { chain } = await beacon.roundAt(time);
        chains.set(chain.id, chain);
      }
    }
    for (const game of this.#games) {
      const first = Math.max((last.get(game.code) ?? 0) + 1, issueAt(game, now) - longestBacklog);
      for (let place = first; place <= issueAt(game, until) + issuesAhead; place++) {
        const named = await beacon.roundAt(issueOf(game, place).drawsAt);
        chains.set(named.chain.id, named.chain);
        issues.push(await committed(game, place, { now, drawKey, named }));
      }
    }
    if (chains.size > 0) await this.#keepChains([...chains.values()], now);
    this.#isAnnounced = true;
    if (issues.length === 0) return;
    await this.#database.execute(sql`${insertRows(lotteryDraws, issues)} on conflict do nothing`);
  }

  /** Keeps what beacons published; the address of a known one may have changed. */
  async #keepChains(chains: BeaconChain[], now: number): Promise<void> {
    await this.#database
      .insert(lotteryBeacons)
      .values(chains.map((parameters) => ({ id: parameters.id, parameters, publishedAt: new Date(now) })))
      .onConflictDoUpdate({ target: lotteryBeacons.id, set: { parameters: sql`excluded.parameters` } });
  }

  /** Publishes the hash of the accepted slips where the sale has ended; no slip is accepted from then on. */
  async #close(now: number): Promise<void> {
    for (let closed = batch; closed === batch;) closed = await this.#closeBatch(now);
  }

  #closeBatch(now: number): Promise<number> {
    return this.#backend.engine.transaction(async (transaction) => {
      const due = await transaction
        .select({ game: lotteryDraws.gameCode, issue: lotteryDraws.issue })
        .from(lotteryDraws)
        .where(
          and(
            isNull(lotteryDraws.slipsHash),
            isNull(lotteryDraws.winningNumber),
            isNull(lotteryDraws.missedAt),
            lte(lotteryDraws.closesAt, new Date(now)),
          ),
        )
        .orderBy(lotteryDraws.gameCode, lotteryDraws.issue)
        .limit(batch);
      if (due.length === 0) return 0;
      // the keys of `issueLock`: waits for slips that are being accepted
      await transaction.execute(sql`
        select pg_advisory_xact_lock(hashtextextended('lottery ' || game || ' ' || issue, 3))
          from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as due(game text, issue bigint)`);
      const lines = await linesOfIssues(transaction, due);
      const hashes = due.map(({ game, issue }) => ({
        game,
        issue,
        hash: slipsHashOf(lines.get(`${game} ${issue}`) ?? []),
      }));
      await transaction.execute(sql`
        update ${lotteryDraws} set slips_hash = closed.hash
          from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as closed(game text, issue bigint, hash text)
          where ${lotteryDraws.gameCode} = closed.game and ${lotteryDraws.issue} = closed.issue
            and ${lotteryDraws.slipsHash} is null`);
      return due.length;
    });
  }

  async #draw(now: number): Promise<number> {
    const due = await this.#database
      .select({ draw: lotteryDraws, chain: lotteryBeacons.parameters })
      .from(lotteryDraws)
      .leftJoin(lotteryBeacons, eq(lotteryBeacons.id, lotteryDraws.beaconChain))
      .where(
        and(
          isNull(lotteryDraws.winningNumber),
          isNull(lotteryDraws.missedAt),
          isNotNull(lotteryDraws.slipsHash),
          lte(lotteryDraws.drawsAt, new Date(now)),
        ),
      )
      // earlier values of a chain follow from later ones
      .orderBy(desc(lotteryDraws.beaconRound));
    const unreachable = new Set<string>();
    const drawn: Drawn[] = [];
    const missed: IssueName[] = [];
    for (const { draw, chain } of due) {
      const { gameCode: game, issue } = draw;
      const name = `${game} ${issue}`;
      const number = await this.#drawn(draw, chain, unreachable);
      const isMissed = !number && now - this.#waitingSince(name, now) >= drawPatience;
      if (number) drawn.push(number);
      if (isMissed) missed.push({ game, issue });
      if (number || isMissed) this.#waiting.delete(name);
    }
    const names = new Set(due.map(({ draw }) => `${draw.gameCode} ${draw.issue}`));
    for (const name of this.#waiting.keys()) if (!names.has(name)) this.#waiting.delete(name);
    await this.#record(drawn);
    await this.#miss(missed, now);
    return drawn.length;
  }

  #waitingSince(name: string, now: number): number {
    const since = this.#waiting.get(name) ?? now;
    this.#waiting.set(name, since);
    return since;
  }

  async #record(drawn: Drawn[]): Promise<void> {
    if (drawn.length === 0) return;
    // one statement, because the clock can be set forward over hundreds of issues
    await this.#database.execute(sql`
      update ${lotteryDraws} set winning_number = drawn.number, seed = drawn.seed, beacon = drawn.beacon
        from jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb)
          as drawn(game text, issue bigint, number text, seed text, beacon text)
        where ${lotteryDraws.gameCode} = drawn.game and ${lotteryDraws.issue} = drawn.issue
          and ${lotteryDraws.winningNumber} is null and ${lotteryDraws.missedAt} is null`);
  }

  /** Gives draws up that have waited too long; their stakes are returned. */
  async #miss(issues: IssueName[], now: number): Promise<void> {
    if (issues.length === 0) return;
    await this.#database.execute(sql`
      update ${lotteryDraws} set missed_at = ${new Date(now).toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(issues)}::jsonb) as named(game text, issue bigint)
        where ${lotteryDraws.gameCode} = named.game and ${lotteryDraws.issue} = named.issue
          and ${lotteryDraws.winningNumber} is null and ${lotteryDraws.missedAt} is null`);
  }

  /**
   * Undefined while the beacon has no value, without the draw key, and when another key has sealed the seed: its process
   * draws the issue.
   */
  async #drawn(draw: DrawRow, chain: BeaconChain | null, unreachable: Set<string>): Promise<Drawn | undefined> {
    const { gameCode: game, issue, numero, slipsHash, beaconRound } = draw;
    const seed = this.#backend.drawKey?.open(draw.seed, `${game} ${issue}`);
    if (seed === undefined || slipsHash === null || beaconRound === null || chain === null) return undefined;
    if (unreachable.has(chain.id)) return undefined;
    const beacon = await this.#backend.beacon.valueOf({ round: beaconRound, chain }).catch((error: unknown) => {
      if (!(error instanceof BeaconUnreachable)) throw error;
      unreachable.add(chain.id);
      return undefined;
    });
    if (beacon === undefined) return undefined;
    const number = await winningNumber({ seed, slipsHash, beacon }, game, numero);
    return { game, issue, number, seed, beacon };
  }

  async #prune(now: number): Promise<void> {
    await this.#database.execute(sql`
      delete from ${lotteryDraws} where ${lotteryDraws.drawsAt} < ${new Date(now - retention).toISOString()}::timestamptz
        and not exists (select from vendors.lottery_bets bet
          where bet.game = ${lotteryDraws.gameCode} and bet.issue = ${lotteryDraws.issue})`);
  }

  get #database() {
    return this.#backend.engine.database;
  }
}

/** A drawn issue, with its inputs as they are published. */
interface Drawn extends IssueName {
  number: string;
  seed: string;
  beacon: string;
}
