import { setTimeout as pause } from 'node:timers/promises';
import { networkOf } from '../../network';
import type { Backend } from '../backend';
import { countRequest, refuseOverLimit } from '../limits/count-request';
import { sendMessage } from '../outbox/send-message';
import { knownDevice } from '../session/known-devices';
import type { Call } from '../wire/call';
import { accountByNumber, type PhoneNumber } from './phone-number';
import { codeMinutes, storeCode, generateCode, type CodePurpose } from './sms-codes';

const hour = 3_600_000;
/** Codes per number: one per half minute, five an hour. Per network, which many users may share: twenty an hour. */
const limits = {
  number: { max: 5, within: hour, pause: 30_000 },
  network: { max: 20, within: hour },
};

/**
 * Sends a code to a number, and returns its validity. A visitor gets the same answer for an unknown number, after the
 * same time; nothing is sent then.
 * @throws Refusal `sms_try_later`, before anything is hashed; `server_busy`, which does not count as a request
 */
export async function requestCode(backend: Backend, call: Call, purpose: CodePurpose, number: PhoneNumber) {
  const { merchant, language, address, place } = call;
  const { engine, hashing } = backend;
  const answered = purpose === 'noLogin' ? pause(backend.limits.uniformTime) : undefined;
  const account = call.customer?.account ?? (await accountByNumber(engine.database, merchant, number));
  const trusted = call.customer !== undefined || (await knownDevice(backend, call, account)) !== undefined;
  const counted = [
    { subject: `number:${merchant.code}/${number.full}`, ...limits.number },
    { subject: `sms:${networkOf(address)}`, ...limits.network },
  ];
  await refuseOverLimit(backend, counted, 'sms_try_later');
  await hashing.within({ address, trusted, place }, async (hasher) => {
    await engine.transaction((transaction) => countRequest(backend, transaction, counted, 'sms_try_later'));
    const { code, codeHash } = await generateCode(hasher);
    await engine.transaction(async (transaction) => {
      await storeCode(backend, transaction, { merchant, purpose, number }, codeHash);
      if (purpose === 'noLogin' && !account) return;
      await sendMessage(backend, transaction, {
        merchant,
        kind: 'sms',
        to: number.full,
        template: 'sms-code',
        language: account?.language ?? language,
        values: { code, minutes: codeMinutes },
        ...(account && { accountId: account.id }),
      });
    });
  });
  await answered;
  return { expiredMinutes: codeMinutes };
}
