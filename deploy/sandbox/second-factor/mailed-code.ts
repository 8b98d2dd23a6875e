import { and, eq, gt, lt } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { sendMessage } from '../outbox/send-message';
import { randomDigits } from '../random-text';
import { hashToken } from '../session/token';
import type { Call } from '../wire/call';
import { mailedCodes } from './tables';

/** Validity of a code in milliseconds: enough time to open a mail program. */
const life = 10 * 60_000;
/** Milliseconds before another code is sent, so that repeated sign-ins do not flood the mailbox. */
const pause = 60_000;

/** Sends a code to the account's address, unless one was just sent, which then remains valid. */
export async function mailCode(backend: Backend, call: Call, account: Account): Promise<void> {
  if (account.email === null) return;
  const { engine, clock } = backend;
  const now = clock();
  const code = randomDigits(6);
  const fresh = { codeHash: hashOf(account, code), sentAt: new Date(now), expiresAt: new Date(now + life) };
  const { email } = account;
  await engine.transaction(async (transaction) => {
    const sent = await transaction
      .insert(mailedCodes)
      .values({ accountId: account.id, ...fresh })
      .onConflictDoUpdate({
        target: mailedCodes.accountId,
        set: fresh,
        setWhere: lt(mailedCodes.sentAt, new Date(now - pause)),
      })
      .returning();
    if (sent.length === 0) return;
    await sendMessage(backend, transaction, {
      merchant: call.merchant,
      kind: 'mail',
      to: email,
      template: 'mail-code',
      language: call.language,
      values: { name: account.nickname, code, minutes: life / 60_000 },
      accountId: account.id,
    });
  });
}

/** Consumes the last sent code; false for any other. */
export async function consumeMailedCode({ engine, clock }: Backend, account: Account, typed: string): Promise<boolean> {
  const taken = await engine.database
    .delete(mailedCodes)
    .where(
      and(
        eq(mailedCodes.accountId, account.id),
        eq(mailedCodes.codeHash, hashOf(account, typed.trim())),
        gt(mailedCodes.expiresAt, new Date(clock())),
      ),
    )
    .returning();
  return taken.length === 1;
}

/** A plain hash of six digits can be brute-forced; the defence is the limit on attempts, not secrecy of the hash. */
function hashOf({ id }: Account, code: string): string {
  return hashToken(`${id}/${code}`);
}
