import { setTimeout as pause } from 'node:timers/promises';
import { and, count, eq, gt, lt } from 'drizzle-orm';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { send } from '../outbox/send';
import { phoneNumber } from '../verification/phone-number';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { makeSentPassword, sentPasswordLife } from './sent-password';
import { recoveryRequests } from './tables';

/** Requests older than this are forgotten, and what they sent is too old by then. */
const memory = sentPasswordLife;
/**
 * Messages to the same person within that time; further requests are answered alike and send nothing. Counted for a name
 * together with a number or an address: who does not know both cannot use up the owner's.
 */
const perPerson = 3;
/** Requests from one address within that time. */
const perAddress = 30;

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
 * the time it takes, whether there is such an account. @throws Refusal `login_try_later` for too many from one address
 */
export async function recover(backend: Backend, call: Call, recovery: Recovery): Promise<void> {
  const answered = pause(backend.limits.uniformTime);
  await countAddress(backend, call);
  const wanted = { ...recovery, username: recovery.username.trim(), to: written(call, recovery) };
  const person = [call.merchant.code, wanted.username, wanted.by, wanted.to].join('/').toLowerCase();
  const asked = await countRequest(backend, person);
  const account = await findAccount(backend.engine.database, call.merchant.code, wanted.username);
  if (account && asked <= perPerson && belongs(call, account, wanted))
    await sendPassword(backend, call, account, wanted);
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

async function countAddress(backend: Backend, { address }: Call): Promise<void> {
  if ((await countRequest(backend, `address:${address}`)) <= perAddress) return;
  throw new Refusal('login_try_later', { status: 429, retryAfter: memory / 1000 });
}

/** Notes a request; answers how many there were lately, this one among them. */
async function countRequest({ engine, clock }: Backend, subject: string): Promise<number> {
  const now = clock();
  const { database } = engine;
  await database.delete(recoveryRequests).where(lt(recoveryRequests.askedAt, new Date(now - memory)));
  await database.insert(recoveryRequests).values({ subject, askedAt: new Date(now) });
  const [row] = await database
    .select({ asked: count() })
    .from(recoveryRequests)
    .where(and(eq(recoveryRequests.subject, subject), gt(recoveryRequests.askedAt, new Date(now - memory))));
  return row?.asked ?? 1;
}
