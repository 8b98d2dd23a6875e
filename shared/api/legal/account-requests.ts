import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import { AnythingSchema, LooseTextSchema, NothingSchema, TimeSchema } from '../nothing';

/** What a customer can ask an operator for: the data of the account, or its end. */
export const accountRequestKinds = ['data', 'close'] as const;

export type AccountRequestKind = (typeof accountRequestKinds)[number];

const AccountRequestSchema = v.object({
  kind: v.picklist(accountRequestKinds),
  /** Any other status counts as undecided. */
  status: v.fallback(v.picklist(['pending', 'approved', 'rejected']), 'pending'),
  createdAt: part(TimeSchema),
  /** What the operator wrote; may be empty. */
  reason: v.optional(LooseTextSchema, ''),
});

export type AccountRequest = v.InferOutput<typeof AccountRequestSchema>;

export const accountRequests = endpoint({
  id: 'account.requests',
  about: "The latest request of each kind: for the account's data, and to close the account.",
  method: 'GET',
  ...relay('getAccountRequests'),
  request: NothingSchema,
  answer: v.nullish(listOf(AccountRequestSchema), []),
  example: { request: {}, answer: [{ kind: 'data', status: 'pending', createdAt: 1767312245000, reason: '' }] },
});

export const accountRequest = endpoint({
  id: 'account.request',
  about: "Asks an operator for the account's data, or to close the account. An undecided request is not repeated.",
  method: 'POST',
  ...relay('requestAccount'),
  silent: false,
  request: v.object({ kind: v.picklist(accountRequestKinds) }),
  answer: AnythingSchema,
  example: { request: { kind: 'data' as const }, answer: null },
});

export const accountData = endpoint({
  id: 'account.data',
  about: 'What is stored about the customer, once an operator has approved the request.',
  method: 'GET',
  ...relay('getAccountData'),
  request: NothingSchema,
  answer: v.record(v.string(), v.unknown()),
  example: { request: {}, answer: { account: { name: 'mei88' }, signIns: [] } },
});
