import type { ChangePasswordRequest } from '@atrium/api';
import { and, eq, ne } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import type { Backend } from '../backend';
import { sessions } from '../session/tables';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { isPasswordAllowed } from './password-rule';
import { verifyPassword } from './verify-password';
import { sentPasswords } from './tables';

/**
 * Changes the password of the signed-in account. Other sessions end and passwords already sent become invalid, in case
 * a compromise is the reason for the change.
 */
export async function changePassword(
  backend: Backend,
  call: CustomerCall,
  { oldPassword, newPassword, confirmNewPassword }: ChangePasswordRequest,
): Promise<void> {
  const { account, sessionHash } = call.customer;
  if (!isPasswordAllowed(call.merchant, newPassword)) throw new Refusal('in_password_incorrect');
  if (confirmNewPassword !== newPassword) throw new Refusal('in_confirmation_correct');
  await verifyPassword(backend, call, oldPassword);
  if (newPassword === oldPassword) throw new Refusal('password_unchanged');
  const password = await backend.hashing.within({ address: call.address, trusted: true }, (hasher) =>
    hasher.hash(newPassword),
  );
  await backend.engine.transaction(async (transaction) => {
    await transaction.update(accounts).set({ password, passwordState: 'own' }).where(eq(accounts.id, account.id));
    await transaction.delete(sentPasswords).where(eq(sentPasswords.accountId, account.id));
    await transaction
      .delete(sessions)
      .where(and(eq(sessions.accountId, account.id), ne(sessions.tokenHash, sessionHash)));
  });
}
