import * as v from 'valibot';
import { CurrencySchema, DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import { LooseFlagSchema, LooseTextSchema, RequiredTextSchema, TimeSchema, looseInteger } from '../nothing';
import { paging, teamRange } from './team-range';

export const DownlineSchema = v.object({
  id: LooseTextSchema,
  account: RequiredTextSchema,
  nickname: v.optional(LooseTextSchema, ''),
  agent: LooseFlagSchema,
  /** Whether contracts can be offered to the member; undefined where the back end does not say. */
  takesContracts: part(LooseFlagSchema),
  /** Levels below the requesting agent; 1 is a direct downline. */
  level: looseInteger(1),
  /** Number of members below this one. */
  team: looseInteger(0),
  online: LooseFlagSchema,
  /** Milliseconds since 1970. */
  joined: TimeSchema,
  balance: DecimalSchema,
  /** The member's own amounts, in the requested days. */
  turnover: DecimalSchema,
  winLoss: DecimalSchema,
});

export type Downline = v.InferOutput<typeof DownlineSchema>;

export const UplineSchema = v.object({ id: LooseTextSchema, account: RequiredTextSchema });

export const DownlinePageSchema = v.object({
  currency: CurrencySchema,
  /** From just below the requesting agent down to the member with these downlines; empty for the agent's own. */
  trail: listOf(UplineSchema),
  members: listOf(DownlineSchema),
  total: looseInteger(0),
  totalPages: looseInteger(1),
});

export type DownlinePage = v.InferOutput<typeof DownlinePageSchema>;

export const agentDownlines = endpoint({
  id: 'agent.downlines',
  about: 'A page of the members directly below the agent or one of the team, or of the whole team by name.',
  method: 'GET',
  ...relay('getAgentDownlines'),
  request: v.object({
    ...teamRange,
    /** Id of a member of the team; empty for the agent's own downlines. Any other id is refused. */
    of: v.optional(v.string(), ''),
    /** Part of an account or nickname, searched at every level below. */
    search: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    ...paging,
  }),
  answer: DownlinePageSchema,
  example: {
    request: { from: '2026-01-01', to: '2026-01-02', zone: 'UTC', of: '', search: '', pageNo: 1, pageSize: 10 },
    answer: {
      currency: 'CNY',
      trail: [],
      members: [
        {
          id: '7',
          account: 'mei88',
          nickname: 'Mei',
          agent: false,
          takesContracts: true,
          level: 1,
          team: 0,
          online: true,
          joined: 1767225600000,
          balance: '8888.00',
          turnover: '300.00',
          winLoss: '-20.00',
        },
      ],
      total: 1,
      totalPages: 1,
    },
  },
});
