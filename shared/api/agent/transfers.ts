import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { listOf } from '../list';
import { LooseFlagSchema, LooseTextSchema, RequiredTextSchema } from '../nothing';

/** Most lines of one transfer. */
export const mostTransferLines = 200;

const TransferLineSchema = v.object({
  account: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
  /** A decimal of the merchant's currency. */
  amount: v.pipe(v.string(), v.regex(/^\d{1,13}(\.\d{1,4})?$/)),
});

export type TransferLine = v.InferOutput<typeof TransferLineSchema>;

export const TransferOutcomesSchema = v.object({
  /** Whether the money has moved: all lines or none. */
  done: LooseFlagSchema,
  lines: v.nullish(
    listOf(
      v.object({
        account: RequiredTextSchema,
        /** `sent`; `ready` when other lines failed; `unknown`, `repeated`, `amount` or `refused`; more may follow. */
        outcome: LooseTextSchema,
      }),
    ),
    [],
  ),
});

export type TransferOutcomes = v.InferOutput<typeof TransferOutcomesSchema>;

export const agentTransfer = endpoint({
  id: 'agent.transfer',
  about:
    'Moves money of the agent to members of the team: all lines or none, with the outcome of each. Needs an idempotency key; several lines need AGENTRANSMULTDOWN3. The password is checked where payment passwords are switched on.',
  method: 'POST',
  ...relay('transferDownlines'),
  silent: false,
  encrypted: true,
  money: true,
  request: v.object({
    lines: v.pipe(v.array(TransferLineSchema), v.minLength(1), v.maxLength(mostTransferLines)),
    password: v.pipe(v.string(), v.maxLength(200)),
  }),
  answer: TransferOutcomesSchema,
  example: {
    request: { lines: [{ account: 'mei88', amount: '50.00' }], password: '********' },
    answer: { done: true, lines: [{ account: 'mei88', outcome: 'sent' }] },
  },
});
