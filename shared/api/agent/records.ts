import * as v from 'valibot';
import { CurrencySchema, DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { listOf } from '../list';
import { LooseTextSchema, RequiredTextSchema, TimeSchema, looseInteger } from '../nothing';
import { paging, teamRange } from './team-range';

/** The query of every team record. */
const TeamRecordQuerySchema = v.object({
  ...teamRange,
  /** Part of an account or nickname; empty for the whole team. */
  search: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  ...paging,
});

export type TeamRecordQuery = v.InferOutput<typeof TeamRecordQuerySchema>;

const request = { from: '2026-01-01', to: '2026-01-02', zone: 'UTC', search: '', pageNo: 1, pageSize: 20 };

export const TeamBetSchema = v.object({
  id: LooseTextSchema,
  account: RequiredTextSchema,
  /** Milliseconds since 1970. */
  time: TimeSchema,
  /** The game round. */
  round: v.optional(LooseTextSchema, ''),
  /** Without refunds. */
  stake: DecimalSchema,
  won: DecimalSchema,
});

export type TeamBet = v.InferOutput<typeof TeamBetSchema>;

export const TeamBetPageSchema = v.object({
  currency: CurrencySchema,
  bets: listOf(TeamBetSchema),
  totalPages: looseInteger(1),
});

export type TeamBetPage = v.InferOutput<typeof TeamBetPageSchema>;

export const agentBets = endpoint({
  id: 'agent.bets',
  about: 'A page of the rounds the members of the team played, the latest first.',
  method: 'GET',
  ...relay('getAgentTeamBets'),
  request: TeamRecordQuerySchema,
  answer: TeamBetPageSchema,
  example: {
    request,
    answer: {
      currency: 'CNY',
      bets: [{ id: '11', account: 'mei88', time: 1767312244000, round: 'round-7', stake: '3.00', won: '5.00' }],
      totalPages: 1,
    },
  },
});

const amounts = {
  turnover: DecimalSchema,
  /** Negative when the member lost. */
  winLoss: DecimalSchema,
  deposits: DecimalSchema,
  withdrawals: DecimalSchema,
};

export const MemberLossSchema = v.object({ id: LooseTextSchema, account: RequiredTextSchema, ...amounts });

export type MemberLoss = v.InferOutput<typeof MemberLossSchema>;

export const TeamLossPageSchema = v.object({
  currency: CurrencySchema,
  /** Of all matches of the search, not of this page alone. */
  total: v.object(amounts),
  members: listOf(MemberLossSchema),
  totalPages: looseInteger(1),
});

export type TeamLossPage = v.InferOutput<typeof TeamLossPageSchema>;

export const agentLoss = endpoint({
  id: 'agent.loss',
  about: 'A page of the wins and losses of active members, the largest loss first, and their sum.',
  method: 'GET',
  ...relay('getAgentTeamLoss'),
  request: TeamRecordQuerySchema,
  answer: TeamLossPageSchema,
  example: {
    request,
    answer: {
      currency: 'CNY',
      total: { turnover: '3.00', winLoss: '2.00', deposits: '0.00', withdrawals: '0.00' },
      members: [
        { id: '7', account: 'mei88', turnover: '3.00', winLoss: '2.00', deposits: '0.00', withdrawals: '0.00' },
      ],
      totalPages: 1,
    },
  },
});

export const TeamPaymentSchema = v.object({
  id: LooseTextSchema,
  account: RequiredTextSchema,
  /** Milliseconds since 1970. */
  time: TimeSchema,
  /** `grant` paid in, `withdrawal` paid out; a newer back end may know more. */
  type: v.optional(LooseTextSchema, ''),
  /** Positive into the member's wallet, negative out of it. */
  amount: DecimalSchema,
});

export type TeamPayment = v.InferOutput<typeof TeamPaymentSchema>;

export const TeamPaymentPageSchema = v.object({
  currency: CurrencySchema,
  payments: listOf(TeamPaymentSchema),
  totalPages: looseInteger(1),
});

export type TeamPaymentPage = v.InferOutput<typeof TeamPaymentPageSchema>;

export const agentPayments = endpoint({
  id: 'agent.payments',
  about: "A page of the deposits and withdrawals of the team's members, the latest first.",
  method: 'GET',
  ...relay('getAgentDownlineTransactions'),
  request: TeamRecordQuerySchema,
  answer: TeamPaymentPageSchema,
  example: {
    request,
    answer: {
      currency: 'CNY',
      payments: [{ id: '11', account: 'mei88', time: 1767312244000, type: 'grant', amount: '300.00' }],
      totalPages: 1,
    },
  },
});
