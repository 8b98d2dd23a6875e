import * as v from 'valibot';
import { CurrencySchema, DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import { IntegerSchema } from '../nothing';
import { teamRange } from './team-range';

/**
 * A team's totals over a range of days. Amounts are decimals in the currency of the answer. A figure that the back end
 * does not name is undefined, and costs the others nothing.
 */
export const TeamFiguresSchema = v.object({
  /** Stakes, without refunds. */
  turnover: part(DecimalSchema),
  /** Winnings less stakes of the members: negative when the team lost. */
  winLoss: part(DecimalSchema),
  deposits: part(DecimalSchema),
  withdrawals: part(DecimalSchema),
  /** Members who placed a bet. */
  activeMembers: part(IntegerSchema),
  registrations: part(IntegerSchema),
});

const figures = v.optional(v.fallback(TeamFiguresSchema, {}), {});

export type TeamFigures = v.InferOutput<typeof TeamFiguresSchema>;

export const TeamDaySchema = v.object({
  /** `2026-01-31`, in the requested zone. */
  day: v.string(),
  turnover: DecimalSchema,
  winLoss: DecimalSchema,
});

export type TeamDay = v.InferOutput<typeof TeamDaySchema>;

export const TeamOverviewSchema = v.object({
  currency: CurrencySchema,
  /** Every member below the agent, at every level. */
  members: part(IntegerSchema),
  /** Those of them with an active session. */
  online: part(IntegerSchema),
  figures,
  /** The same over the same number of days just before, for comparison. */
  before: figures,
  /** Every day of the range, the earliest first. */
  days: listOf(TeamDaySchema),
});

export type TeamOverview = v.InferOutput<typeof TeamOverviewSchema>;

export const agentOverview = endpoint({
  id: 'agent.overview',
  about:
    "The agent's team at a glance: figures of some days beside the previous ones, day by day, and the members online.",
  method: 'GET',
  ...relay('getAgentTeamOverview'),
  request: v.object(teamRange),
  answer: TeamOverviewSchema,
  example: {
    request: { from: '2026-01-01', to: '2026-01-02', zone: 'UTC' },
    answer: {
      currency: 'CNY',
      members: 12,
      online: 3,
      figures: {
        turnover: '1200.00',
        winLoss: '-150.00',
        deposits: '900.00',
        withdrawals: '200.00',
        activeMembers: 7,
        registrations: 2,
      },
      before: {
        turnover: '1000.00',
        winLoss: '50.00',
        deposits: '900.00',
        withdrawals: '0.00',
        activeMembers: 5,
        registrations: 0,
      },
      days: [
        { day: '2026-01-01', turnover: '700.00', winLoss: '-180.00' },
        { day: '2026-01-02', turnover: '500.00', winLoss: '30.00' },
      ],
    },
  },
});
