import { randomBytes } from 'node:crypto';
import { commitmentOf, winningNumber } from '@atrium/api';
import { and, isNull, lt, lte, max, sql } from 'drizzle-orm';
import { insertRows } from '../../engine';
import type { Backend } from '../backend';
import type { LotteryGame } from './game';
import { drawTimeOf, issueAt, numeroOf } from './schedule';
import { lotteryDraws, type DrawRow } from './tables';

/** Issues committed to before their sale starts, so that a late tick breaks no commitment. */
const issuesAhead = 2;
/** Maximum number of missed issues drawn per game after an outage, and at the first start. */
const longestBacklog = 40;
/** How long draws are kept. Milliseconds, 2 days. */
const retention = 2 * 24 * 3_600_000;

/**
 * Commits to issues in time and draws them when due. Several processes can share the same draws: the first to commit an
 * issue chooses its seed, and all derive the same number from it.
 */
export class DrawScheduler {
  #next = 0;
  #running: Promise<number> | undefined;

  constructor(
    private readonly backend: Pick<Backend, 'engine' | 'clock'>,
    private readonly games: LotteryGame[],
  ) {}

  /**
   * Brings the draws up to date; queries the database only when an issue has ended since the last call. Returns how many
   * committed issues it has drawn.
   */
  async catchUp(): Promise<number> {
    let drawn = 0;
    while (this.backend.clock() >= this.#next) {
      this.#running ??= this.bringUpTo(this.backend.clock()).finally(() => (this.#running = undefined));
      drawn += await this.#running;
    }
    return drawn;
  }

  /** Commits now to all issues that are drawn until a time, before the clock is set forward to it. */
  async commitUntil(until: number): Promise<void> {
    await this.commit(this.backend.clock(), until);
  }

  /** Runs every second, independently of requests; returns a stop function. */
  start(onFailure: (error: unknown) => void): () => Promise<void> {
    const timer = setInterval(() => void this.catchUp().catch(onFailure), 1000).unref();
    return async () => {
      clearInterval(timer);
      await this.#running?.catch(() => undefined);
    };
  }

  private async bringUpTo(now: number): Promise<number> {
    await this.commit(now);
    const drawn = await this.draw(now);
    await this.database.delete(lotteryDraws).where(lt(lotteryDraws.drawsAt, new Date(now - retention)));
    this.#next = Math.min(...this.games.map((game) => drawTimeOf(game, issueAt(game, now))));
    return drawn;
  }

  private async commit(now: number, until = now): Promise<void> {
    const rows = await this.database
      .select({ gameCode: lotteryDraws.gameCode, last: max(lotteryDraws.issue) })
      .from(lotteryDraws)
      .groupBy(lotteryDraws.gameCode);
    const last = new Map(rows.map((row) => [row.gameCode, row.last ?? 0]));
    const issues = this.games.flatMap((game) => {
      const current = issueAt(game, until);
      const first = Math.max((last.get(game.code) ?? 0) + 1, issueAt(game, now) - longestBacklog);
      return Array.from({ length: current + issuesAhead - first + 1 }, (_, index) =>
        committed(game, first + index, now),
      );
    });
    if (issues.length > 0)
      await this.database.execute(sql`${insertRows(lotteryDraws, await Promise.all(issues))} on conflict do nothing`);
  }

  private async draw(now: number): Promise<number> {
    const due = await this.database
      .select()
      .from(lotteryDraws)
      .where(and(isNull(lotteryDraws.winningNumber), lte(lotteryDraws.drawsAt, new Date(now))));
    if (due.length === 0) return 0;
    const drawn = await Promise.all(
      due.map(async ({ gameCode, issue, numero, seed }) => ({
        game: gameCode,
        place: issue,
        number: await winningNumber(seed, gameCode, numero),
      })),
    );
    // one statement, because the clock can be set forward over hundreds of issues
    await this.database.execute(sql`
      update ${lotteryDraws} set winning_number = drawn.number
        from jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) as drawn(game text, place bigint, number text)
        where ${lotteryDraws.gameCode} = drawn.game and ${lotteryDraws.issue} = drawn.place`);
    return due.length;
  }

  private get database() {
    return this.backend.engine.database;
  }
}

/** An issue with a fresh seed; an issue in the past is drawn at once, which `committedAt` makes visible. */
async function committed(game: LotteryGame, issue: number, now: number): Promise<DrawRow> {
  const seed = randomBytes(32).toString('hex');
  const numero = numeroOf(game, issue);
  const drawTime = drawTimeOf(game, issue);
  return {
    gameCode: game.code,
    issue,
    numero,
    commitment: await commitmentOf(seed),
    seed,
    committedAt: new Date(now),
    drawsAt: new Date(drawTime),
    winningNumber: drawTime <= now ? await winningNumber(seed, game.code, numero) : null,
  };
}
