import { randomUUID } from 'node:crypto';
import { answerFault } from '../checks/answer-faults';
import { keyFault } from '../checks/refusal-faults';
import type { CheckContext } from '../check-context';
import { callOf } from '../plans/facts';
import type { WireAnswer } from '../wire/wire-answer';
import type { WireSession } from '../wire/wire-client';
import { amountText } from './amount';
import { readBalance } from './read-balance';

interface Movement {
  call: string;
  session: WireSession;
  request: object;
  /** The same call with another amount, for a key that was used. */
  another: object;
  /** How the balance changes, in ten-thousandths, by the value of the answer. */
  change(value: unknown): number;
  /** Reads what must change once besides the balance, such as a list; its answers before and after are compared. */
  records?: () => Promise<number>;
  /** The change of `records`. Default: one more. */
  recordsChange?: number;
}

/**
 * Sends a request that moves money twice with one key, then another with that key, then one without: money moves once.
 * Answers the first answer.
 */
export async function moveMoney(checking: CheckContext, movement: Movement): Promise<WireAnswer> {
  const { client, outcomes } = checking;
  const { call: id, session, request, another, change, records, recordsChange = 1 } = movement;
  const call = callOf(id);
  const idempotencyKey = randomUUID();
  const before = await readBalance(checking, session);
  const countBefore = await records?.();

  const keyless = await client.send(call, request, { session, idempotencyKey: null });
  outcomes.record(
    id,
    'repetition',
    keyless,
    keyFault(keyless, 'a request without an idempotency key', ['request_invalid']),
  );
  const first = await client.send(call, request, { session, idempotencyKey });
  outcomes.record(
    id,
    'answer',
    first,
    first.fault ?? (first.success ? answerFault(call, first.value) : refused(first)),
  );
  if (!first.success) return first;
  const again = await client.send(call, request, { session, idempotencyKey });
  const same = again.success && JSON.stringify(again.value) === JSON.stringify(first.value);
  outcomes.record(
    id,
    'repetition',
    again,
    again.fault ?? (same ? undefined : 'a repeated request gets another answer'),
  );
  const reused = await client.send(call, another, { session, idempotencyKey });
  const about = 'another request with a used idempotency key';
  outcomes.record(id, 'repetition', reused, keyFault(reused, about, ['request_key_reused']));

  const after = await readBalance(checking, session);
  const moved = after.amount - before.amount;
  const wanted = change(first.value);
  const fault = `the balance changed by ${amountText(moved)} instead of ${amountText(wanted)}`;
  outcomes.record(id, 'money', after, moved === wanted ? undefined : fault);
  const countAfter = await records?.();
  if (countBefore !== undefined && countAfter !== undefined) {
    const more = countAfter - countBefore;
    outcomes.record(
      id,
      'list',
      after,
      more === recordsChange ? undefined : `${more} new records instead of ${recordsChange}`,
    );
  }
  return first;
}

function refused({ code }: WireAnswer): string {
  return `refuses a valid request with ${code}`;
}
