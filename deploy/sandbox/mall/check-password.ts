import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { checkSecretThrottled } from '../secret-attempts/check-secret-throttled';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';

/** Checks the payment password where the merchant uses one; passes otherwise. @throws Refusal */
export async function checkPaymentPassword(backend: Backend, call: CustomerCall, password: string): Promise<void> {
  if (await isSwitchOn(backend, call.merchant, 'PAYMENTPASSWORD'))
    await checkPasswordOf(backend, call, password, 'payment');
}

/** Checks the payment password where the merchant uses one, otherwise the sign-in password. @throws Refusal */
export async function checkPassword(backend: Backend, call: CustomerCall, password: string): Promise<void> {
  const payment = await isSwitchOn(backend, call.merchant, 'PAYMENTPASSWORD');
  await checkPasswordOf(backend, call, password, payment ? 'payment' : 'sign-in');
}

/** Throttled like a sign-in, with a separate count. @throws Refusal */
export async function checkPasswordOf(
  backend: Backend,
  call: CustomerCall,
  password: string,
  which: 'payment' | 'sign-in',
): Promise<void> {
  const { account } = call.customer;
  const stored = which === 'payment' ? account.paymentPassword : account.password;
  if (stored === null) throw new Refusal('payment_password_missing');
  const right = await checkSecretThrottled(backend, call, account, which, (hasher) => hasher.matches(password, stored));
  if (!right) throw new Refusal('password_incorrect');
}
