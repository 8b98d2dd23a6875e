import { numberRuleOf, type PlayedRound } from '@atrium/api';
import { sql } from 'drizzle-orm';
import type { Backend } from '../../backend';
import type { SlipRequest } from './contract';

type BetOfRound = Pick<PlayedRound, 'open' | 'slip'>;

interface Row extends Record<string, unknown> {
  number: string;
  issue: string;
  numero: string;
  state: string;
  request: SlipRequest;
  drawn: string | null;
}

/** What was bet in rounds of lotteries, by the round as the wallet knows it; other rounds are absent. */
export async function slipsOfRounds(
  { engine }: Pick<Backend, 'engine'>,
  player: number,
  rounds: readonly string[],
): Promise<Map<string, BetOfRound>> {
  const named = rounds.flatMap((round) => {
    const [, number, issue] = /^play:\d+:spins:(L\w+)\.(\d+)\.\d+$/.exec(round) ?? [];
    return number && issue ? [{ round, number, issue }] : [];
  });
  if (named.length === 0) return new Map();
  const { rows } = await engine.database.execute<Row>(sql`
    select slip.number, bet.issue, bet.numero, bet.state, slip.request,
      case when bet.state <> 'open' then draw.winning_number end as drawn
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named(number text, issue bigint)
      join vendors.lottery_slips slip on slip.number = named.number and slip.player = ${player}
      join vendors.lottery_bets bet on bet.slip = slip.id and bet.issue = named.issue
      left join sandbox.lottery_draws draw on draw.game_code = bet.game and draw.issue = bet.issue`);
  const bets = new Map(rows.map((row) => [`${row.number}.${row.issue}`, betOf(row)]));
  return new Map(
    named.flatMap(({ round, number, issue }) => {
      const bet = bets.get(`${number}.${issue}`);
      return bet ? [[round, bet] as const] : [];
    }),
  );
}

function betOf({ number, numero, state, request, drawn }: Row): BetOfRound {
  const digits = numberRuleOf(request.game).kind === 'distinct' ? 2 : 1;
  return {
    open: state === 'open',
    slip: {
      number,
      issue: numero,
      lines: request.lines.map(({ play, numbers }) => ({
        play,
        numbers: numbers.map((one) => String(one).padStart(digits, '0')).join(' '),
      })),
      drawn: drawn?.replaceAll(',', ' ') ?? '',
    },
  };
}
