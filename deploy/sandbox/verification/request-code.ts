import { setTimeout as pause } from 'node:timers/promises';
import type { Backend } from '../backend';
import type { Call } from '../wire/call';
import { send } from '../outbox/send';
import { accountByNumber, type PhoneNumber } from './phone-number';
import { countRequest } from './request-limits';
import { codeMinutes, keepCode, makeCode, type CodePurpose } from './sms-codes';

/** Codes for a number: one in half a minute, five an hour. An address may serve many people: twenty an hour. */
const limits = { number: { hourly: 5, pause: 30_000 }, address: { hourly: 20 } };

/**
 * Sends a code to a number, and answers how long it is good for. Somebody who is not signed in gets the same answer for
 * a number nobody has, after the same time; nothing is sent to it then.
 */
export async function requestCode(backend: Backend, call: Call, purpose: CodePurpose, number: PhoneNumber) {
  const { merchant, language, address } = call;
  const answered = purpose === 'noLogin' ? pause(backend.limits.uniformTime) : undefined;
  const { code, codeHash } = await makeCode(backend);
  await backend.engine.transaction(async (transaction) => {
    await countRequest(backend, transaction, [
      { subject: `number:${merchant.code}/${number.full}`, ...limits.number },
      { subject: `address:${address}`, ...limits.address },
    ]);
    const account = call.customer?.account ?? (await accountByNumber(transaction, merchant, number));
    await keepCode(backend, transaction, { merchant, purpose, number }, codeHash);
    if (purpose === 'noLogin' && !account) return;
    await send(backend, transaction, {
      merchant,
      kind: 'sms',
      to: number.full,
      template: 'sms-code',
      language: account?.language ?? language,
      values: { code, minutes: codeMinutes },
      ...(account && { accountId: account.id }),
    });
  });
  await answered;
  return { expiredMinutes: codeMinutes };
}
