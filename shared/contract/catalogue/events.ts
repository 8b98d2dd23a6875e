import * as v from 'valibot';
import { MoneySchema } from '../host/money';

/** Events for all listeners. The host publishes those marked so; remotes may publish any other. */
export const events = {
  'session.signed-in@1': {
    about: 'A session has been established and the member info is loaded. Published by the host.',
    detail: v.object({ account: v.string(), firstTime: v.optional(v.boolean()) }),
    example: { account: 'mei88' },
  },
  'session.ended@1': {
    about: 'The session ended in this or another tab. Published by the host.',
    detail: v.object({ reason: v.picklist(['signed-out', 'lost']) }),
    example: { reason: 'signed-out' },
  },
  'session.bind-required@1': {
    about: 'A call was refused until a social identity is bound to an account. Published by the host.',
    detail: v.object({ endpoint: v.string() }),
    example: { endpoint: 'session.social' },
  },
  'session.verification-required@1': {
    about: 'A call was refused until a second factor is given. Published by the host.',
    detail: v.object({ endpoint: v.string() }),
    example: { endpoint: 'session.login' },
  },
  'account.registered@1': {
    about: 'An account was registered. Published by the remote that registers it.',
    detail: v.object({}),
    example: {},
  },
  'privacy.asked@1': {
    about: 'The person asks for their privacy choice about third-party tags; the host shows it.',
    detail: v.object({}),
    example: {},
  },
  'account.changed@1': {
    about: 'A part of the account data was refreshed. Published by the host.',
    detail: v.object({ part: v.string() }),
    example: { part: 'balance' },
  },
  'live.received@1': {
    about: 'An event of the live channel arrived, once for all tabs. Published by the host.',
    detail: v.object({
      id: v.string(),
      type: v.string(),
      title: v.optional(v.string()),
      message: v.optional(v.string()),
      popup: v.optional(v.boolean()),
      data: v.optional(v.record(v.string(), v.unknown())),
    }),
    example: { id: '42', type: 'DEPOSIT', title: 'Deposit', message: 'Received', popup: true, data: {} },
  },
  'game.opened@1': {
    about: 'A game frame has been opened.',
    detail: v.object({ vendor: v.string(), gameId: v.string() }),
    example: { vendor: 'NOVA', gameId: 'fruit-harbour' },
  },
  'game.closed@1': {
    about: 'A game frame has been left.',
    detail: v.object({ vendor: v.string(), gameId: v.string() }),
    example: { vendor: 'NOVA', gameId: 'fruit-harbour' },
  },
  'game.maintenance@1': {
    about:
      'A call was refused because a vendor is under maintenance. The recommended games show the message and the times, milliseconds since 1970; `vendor` is empty where the refusal names none. Published by the host.',
    detail: v.object({
      vendor: v.string(),
      message: v.optional(v.string()),
      from: v.optional(v.number()),
      until: v.optional(v.number()),
    }),
    example: { vendor: 'NOVA', message: 'Back soon', from: 1767225600000, until: 1767232800000 },
  },
  'money.moved@1': {
    about: 'Money of this person moved, and the portal learned of it by another way than the live channel.',
    detail: v.object({ amount: v.optional(MoneySchema) }),
    example: { amount: { minor: -100, currency: 'CNY' } },
  },
} as const;

export type EventCatalogue = { [Name in keyof typeof events]: v.InferInput<(typeof events)[Name]['detail']> };
