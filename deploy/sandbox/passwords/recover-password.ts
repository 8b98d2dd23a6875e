import { setTimeout as pause } from 'node:timers/promises';
import { networkOf } from '../../network';
import { canonicalName } from '../accounts/canonical-name';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { waitOrCount } from '../limits/count-request';
import { sendMessage } from '../outbox/send-message';
import { accountSubject } from '../session/sign-in-attempts';
import { phoneNumber } from '../verification/phone-number';
import type { Call } from '../wire/call';
import { createRecoveryLink } from './recovery-link';
import { createSentPassword } from './sent-password';
import { sentSecretLife } from './sent-secrets';

/** Milliseconds. What earlier requests sent has expired by then. */
const within = sentSecretLife;
/**
 * Messages per recipient within that time; further requests get the same answer and send nothing. Counted per account
 * and number or address: a caller who does not know both cannot use up the owner's quota.
 */
const perPerson = 3;
/** Requests per network within that time that name no owner. */
const perNetwork = 30;

interface Recovery {
  username: string;
  by: 'sms' | 'mail';
  /** The number or the address to send to, as typed. */
  to: string;
  /** Country calling code of the number; defaults to the merchant's. */
  countryDialingCode?: string | undefined;
}

/**
 * Sends a new password by text message, or a link to set one by mail, when the name and the number or address match.
 * Neither the answer nor its timing reveals whether the account exists, or whether a limit is reached.
 */
export async function recoverPassword(backend: Backend, call: Call, recovery: Recovery): Promise<void> {
  const answered = pause(backend.limits.uniformTime);
  const normalized = { ...recovery, to: normalizedRecipient(call, recovery) };
  const account = await findAccount(backend.engine.database, call.merchant.code, normalized.username);
  const owner = account && isOwnRecipient(call, account, normalized) ? account : undefined;
  const counts = owner !== undefined || (await isWithinLimit(backend, call));
  const mayBeSent = counts && (await countMessage(backend, call, account, normalized));
  if (owner && mayBeSent) await sendRecovery(backend, call, owner, normalized);
  await answered;
}

async function sendRecovery(backend: Backend, call: Call, account: Account, { by, to }: Recovery) {
  const { merchant, language } = call;
  await backend.engine.transaction(async (transaction) => {
    const secret: Record<string, string> =
      by === 'sms'
        ? { password: await createSentPassword(backend, transaction, merchant, account) }
        : { link: await createRecoveryLink(backend, transaction, call, account) };
    await sendMessage(backend, transaction, {
      merchant,
      kind: by,
      to,
      template: by === 'sms' ? 'new-password-sms' : 'recovery-link-mail',
      language: account.language ?? language,
      values: { account: account.name, ...secret, minutes: sentSecretLife / 60_000 },
      accountId: account.id,
    });
  });
}

/** Normalized recipient: an international number, or a mail address in lower case. */
function normalizedRecipient({ merchant }: Call, { by, to, countryDialingCode }: Omit<Recovery, 'username'>): string {
  return by === 'sms' ? phoneNumber(merchant, to.trim(), countryDialingCode).full : to.trim().toLowerCase();
}

/** Whether the recipient is the account's own; trial accounts have no password to recover. */
function isOwnRecipient(call: Call, { mobile, email, password }: Account, { by, to }: Recovery): boolean {
  const own = by === 'sms' ? mobile : email;
  if (password === null || own === null) return false;
  try {
    return normalizedRecipient(call, { by, to: own }) === to;
  } catch {
    // an invalid stored number is not reported, since the caller may not own the account
    return false;
  }
}

/**
 * Whether a request that names no owner's number or address is still counted. Beyond the limit it is answered the same
 * and leaves no trace. An owner's own request is not limited by network, so that nothing done in the owner's network
 * uses it up; the messages to one person have their own limit.
 */
async function isWithinLimit(backend: Backend, call: Call): Promise<boolean> {
  const limit = { subject: `recovery:${networkOf(call.address)}`, max: perNetwork, within };
  return (await backend.engine.transaction((transaction) => waitOrCount(backend, transaction, [limit]))) === 0;
}

/** Whether another message may be sent; counted even when the account does not exist. */
async function countMessage(
  backend: Backend,
  { merchant }: Call,
  account: Account | undefined,
  { username, by, to }: Recovery,
): Promise<boolean> {
  const who = account ? accountSubject(account) : `${merchant.code}/name/${canonicalName(username)}`;
  const limit = { subject: `recovery:${who}/${by}/${to}`, max: perPerson, within };
  return (await backend.engine.transaction((transaction) => waitOrCount(backend, transaction, [limit]))) === 0;
}
