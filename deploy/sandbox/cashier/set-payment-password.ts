import { eq } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { checkPasswordOf } from '../mall/check-password';
import { isPasswordAllowed } from '../passwords/password-rule';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';

/**
 * Sets the payment password with the sign-in password, or changes it with the present one. @throws Refusal
 */
export async function setPaymentPassword(
  backend: Backend,
  call: CustomerCall,
  { password, newPassword, confirmNewPassword }: { password: string; newPassword: string; confirmNewPassword: string },
): Promise<void> {
  const { account } = call.customer;
  if (account.kind === 4) throw new Refusal('in_need_true_account');
  if (!(await isSwitchOn(backend, call.merchant, 'PAYMENTPASSWORD'))) throw new Refusal('in_stay_tuned');
  if (!isPasswordAllowed(call.merchant, newPassword)) throw new Refusal('in_password_incorrect');
  if (confirmNewPassword !== newPassword) throw new Refusal('in_confirmation_correct');
  await checkPasswordOf(backend, call, password, account.paymentPassword === null ? 'sign-in' : 'payment');
  if (newPassword === password) throw new Refusal('password_unchanged');
  const paymentPassword = await backend.hashing.within({ address: call.address, trusted: true }, (hasher) =>
    hasher.hash(newPassword),
  );
  await backend.engine.database.update(accounts).set({ paymentPassword }).where(eq(accounts.id, account.id));
}
