import { setTimeout as pause } from 'node:timers/promises';
import { networkOf } from '../../network';
import { canonicalName } from '../accounts/canonical-name';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { countRequest, waitOrCount } from '../limits/count-request';
import { send } from '../outbox/send';
import { knownDevice } from '../session/known-devices';
import { subjectOf } from '../session/sign-in-guesses';
import { phoneNumber } from '../verification/phone-number';
import type { Call } from '../wire/call';
import { makeSentPassword, sentPasswordLife } from './sent-password';

/** What an earlier request sent is too old by then. */
const within = sentPasswordLife;
/**
 * Messages to the same person within that time; further requests are answered alike and send nothing. Counted for an
 * account together with a number or an address: who does not know both cannot use up the owner's.
 */
const perPerson = 3;
/** Requests from one network within that time, and from one browser the account knows. */
const perNetwork = 30;

interface Recovery {
  username: string;
  by: 'sms' | 'mail';
  /** The number or the address it is to be sent to, as it was typed. */
  to: string;
  /** Of the country the number is dialled in; the merchant's own when left out. */
  countryDialingCode?: string | undefined;
}

/**
 * Sends a new password to whoever has both the name and the number or address. Nobody learns from the answer, nor from
 * the time it takes, whether there is such an account. @throws Refusal `login_try_later` for too many from one network
 */
export async function recover(backend: Backend, call: Call, recovery: Recovery): Promise<void> {
  const answered = pause(backend.limits.uniformTime);
  const wanted = { ...recovery, to: written(call, recovery) };
  const account = await findAccount(backend.engine.database, call.merchant.code, wanted.username);
  await limitRequests(backend, call, account);
  const mayBeSent = await countMessage(backend, call, account, wanted);
  if (account && mayBeSent && belongs(call, account, wanted)) await sendPassword(backend, call, account, wanted);
  await answered;
}

async function sendPassword(backend: Backend, { merchant, language }: Call, account: Account, { by, to }: Recovery) {
  await backend.engine.transaction(async (transaction) => {
    const password = await makeSentPassword(backend, transaction, merchant, account);
    await send(backend, transaction, {
      merchant,
      kind: by,
      to,
      template: by === 'sms' ? 'new-password-sms' : 'new-password-mail',
      language: account.language ?? language,
      values: { account: account.name, password, minutes: sentPasswordLife / 60_000 },
      accountId: account.id,
    });
  });
}

/** Where a message would go: a number as it is dialled from anywhere, a mail address in small letters. */
function written({ merchant }: Call, { by, to, countryDialingCode }: Omit<Recovery, 'username'>): string {
  return by === 'sms' ? phoneNumber(merchant, to.trim(), countryDialingCode).full : to.trim().toLowerCase();
}

/** Whether that is the account's own; a trial account has nothing to come back to. */
function belongs(call: Call, { mobile, email, password }: Account, { by, to }: Recovery): boolean {
  const own = by === 'sms' ? mobile : email;
  if (password === null || own === null) return false;
  try {
    return written(call, { by, to: own }) === to;
  } catch {
    // what is kept is no number that could be sent to, which nobody is to learn who types another
    return false;
  }
}

/** A browser the account knows has a limit of its own: others of its network cannot use it up. */
async function limitRequests(backend: Backend, call: Call, account: Account | undefined): Promise<void> {
  const device = await knownDevice(backend, call, account);
  const subject = device === undefined ? `recovery:${networkOf(call.address)}` : `recovery-device:${device}`;
  const limit = { subject, most: perNetwork, within };
  await backend.engine.transaction((transaction) => countRequest(backend, transaction, [limit], 'login_try_later'));
}

/** Whether another message may go there; counted whether or not there is such an account. */
async function countMessage(
  backend: Backend,
  { merchant }: Call,
  account: Account | undefined,
  { username, by, to }: Recovery,
): Promise<boolean> {
  const who = account ? subjectOf(account) : `${merchant.code}/name/${canonicalName(username)}`;
  const limit = { subject: `recovery:${who}/${by}/${to}`, most: perPerson, within };
  return (await backend.engine.transaction((transaction) => waitOrCount(backend, transaction, [limit]))) === 0;
}
