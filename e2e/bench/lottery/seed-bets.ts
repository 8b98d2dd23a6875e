import { playsOf } from '@atrium/deploy/lottery-plays';
import type { Together } from '@atrium/deploy/sandboxes-together';
import type { Draw } from '../../support/seeded-random';
import { present } from '../../support/present';

export interface Issue {
  merchant: string;
  /** Names of the accounts that bet. */
  players: readonly string[];
  game: string;
  issue: number;
  /** Milliseconds since 1970. */
  drawsAt: number;
  winningNumber: string;
}

/** A line in one of the game's plays. */
export interface BenchBet {
  /** Unique among the bets of the run. */
  at: number;
  player: string;
  play: string;
  numbers: number[];
}

/** Minor units. */
const stake = 200;
/** In ten-thousandths. */
const returnRate = 9_500;
/** Bets in one statement. */
const batch = 10_000;

/** Bets of one line each, on all plays of the game alike. */
export function drawBets(count: number, { players, game }: Pick<Issue, 'players' | 'game'>, draw: Draw): BenchBet[] {
  const plays = playsOf(game);
  return Array.from({ length: count }, (_, at) => {
    const { code, numbers } = present(plays[at % plays.length]);
    const pool = Array.from({ length: numbers.highest - numbers.lowest + 1 }, (_one, index) => numbers.lowest + index);
    const chosen = Array.from({ length: numbers.count }, () => present(pool.splice(draw(0, pool.length - 1), 1)[0]));
    return { at, player: present(players[draw(0, players.length - 1)]), play: code, numbers: chosen };
  });
}

/** Inserts an issue that has been drawn. */
export async function seedDraw(together: Together, { game, issue, drawsAt, winningNumber }: Issue): Promise<void> {
  await together.administer([
    `insert into sandbox.lottery_draws
       (game_code, issue, numero, commitment, seed, committed_at, draws_at, closes_at, winning_number)
     values ('${game}', ${issue}, '${numeroOf(issue)}', 'bench', 'bench', ${moment(drawsAt - 600_000)},
       ${moment(drawsAt)}, ${moment(drawsAt - 5_000)}, '${winningNumber}')`,
  ]);
}

/** Inserts accepted bets on a drawn issue, as slips of one bet each. */
export async function seedBets(together: Together, bets: readonly BenchBet[], issue: Issue): Promise<void> {
  const { merchant, game, drawsAt } = issue;
  const numero = numeroOf(issue.issue);
  for (let first = 0; first < bets.length; first += batch) {
    const rows = bets.slice(first, first + batch).map(({ at, player, play, numbers }) => ({
      name: `${numero}-${at}`,
      player,
      request: {
        ...{ game, lines: [{ play, numbers }], unit: stake, multiple: 1, issues: [numero], total: stake },
      },
    }));
    await together.administer([
      `create temporary table seeded as
         select row.name, account.id as player, row.request, ${moment(drawsAt - 60_000)} as made_at
         from json_to_recordset('${JSON.stringify(rows)}') as row(name text, player text, request json)
           join sandbox.accounts account on account.merchant = '${merchant}' and account.name = row.player`,
      `insert into vendors.lottery_slips
           (number, player, key, merchant, game, request, total, return_rate, state, created_at)
         select name, player, name, '${merchant}', '${game}', request, ${stake}, ${returnRate}, 'accepted', made_at
         from seeded`,
      `insert into vendors.rounds
           (vendor, play_session, player, game, key, mode, stake, state, bet_id, slip, created_at)
         select 'LOTT', 0, player, '${game}', name, 'real', ${stake}, 'placed', name, name, made_at from seeded`,
      `insert into vendors.calls (transaction_id, round, vendor, kind, bet_id, body, state, created_at)
         select seeded.name, round.id, 'LOTT', 'bet', seeded.name, json_build_object(
             'transactionId', seeded.name, 'round', seeded.name, 'player', seeded.player::text, 'amount', ${stake},
             'currency', 'CNY', 'session', '0', 'game', '${game}'), 'accepted', made_at
         from seeded join vendors.rounds round on round.play_session = 0 and round.key = seeded.name`,
      `insert into vendors.lottery_bets (slip, game, issue, numero, draws_at, stake, round, state)
         select slip.id, '${game}', ${issue.issue}, '${numero}', ${moment(drawsAt)}, ${stake}, round.id, 'open'
         from seeded join vendors.lottery_slips slip on slip.number = seeded.name
           join vendors.rounds round on round.play_session = 0 and round.key = seeded.name`,
      `insert into sandbox.wallet_transactions
           (vendor, transaction_id, kind, account_id, accepted, request_hash, answer, created_at, round, game, earns_later)
         select 'LOTT', name, 'bet', player, true, '', '{}', made_at, name, '${game}', true from seeded`,
      `drop table seeded`,
    ]);
  }
  await together.administer([
    `vacuum analyze vendors.lottery_bets, vendors.lottery_slips, vendors.rounds, vendors.calls, sandbox.wallet_transactions`,
  ]);
}

function moment(time: number): string {
  return `to_timestamp(${time / 1000})`;
}

function numeroOf(issue: number): string {
  return `bench-${issue}`;
}
