import type { Backend } from '../backend';
import { switchOn } from '../control/switches';
import { lookOnce } from '../guessing/look-once';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';

/** The payment password where the merchant has such, and nothing where it has not. @throws Refusal */
export async function checkPaymentPassword(backend: Backend, call: CustomerCall, password: string): Promise<void> {
  if (await switchOn(backend, call.merchant, 'PAYMENTPASSWORD')) await check(backend, call, password, 'payment');
}

/** The payment password where the merchant has such, else the one for signing in. @throws Refusal */
export async function checkPassword(backend: Backend, call: CustomerCall, password: string): Promise<void> {
  const payment = await switchOn(backend, call.merchant, 'PAYMENTPASSWORD');
  await check(backend, call, password, payment ? 'payment' : 'sign-in');
}

/** Guessing costs the time it costs at sign-in, counted apart from it. */
async function check(
  backend: Backend,
  call: CustomerCall,
  password: string,
  which: 'payment' | 'sign-in',
): Promise<void> {
  const { account } = call.customer;
  const stored = which === 'payment' ? account.paymentPassword : account.password;
  if (stored === null) throw new Refusal('payment_password_missing');
  const right = await lookOnce(backend, call, account, which, (hasher) => hasher.matches(password, stored));
  if (!right) throw new Refusal('password_incorrect');
}
