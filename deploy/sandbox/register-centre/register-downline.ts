import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { limitNetwork } from '../limits/limit-network';
import { isPasswordAllowed } from '../passwords/password-rule';
import { checkFields, registrationAsks } from '../registration/check-fields';
import { createAccount } from '../registration/create-account';
import { requireRegistrationOpen } from '../registration/require-registration-open';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';

/**
 * Registers a direct downline under a password that its first sign-in must replace, with the checks of registration.
 * @throws Refusal as a registration
 */
export async function registerDownline(
  backend: Backend,
  call: CustomerCall,
  agent: Account,
  request: { username: string; password: string },
): Promise<{ account: string }> {
  const { merchant, address } = call;
  await requireRegistrationOpen(backend, merchant, 'username', { affiliate: agent });
  const asks = await registrationAsks(backend, merchant);
  const fields = checkFields(merchant, 'username', asks, request, ['username', 'password']);
  const { username, password = request.password } = fields;
  if (!username) throw new Refusal('in_please_information');
  if (!isPasswordAllowed(merchant, password)) throw new Refusal('in_password_incorrect');
  await limitNetwork(backend, call, 'registration');
  const hash = await backend.hashing.within({ address, trusted: true }, (hasher) => hasher.hash(password));
  const { name } = await backend.engine.transaction((transaction) =>
    createAccount(backend, transaction, {
      merchant: merchant.code,
      name: username,
      profile: { password: hash, passwordState: 'first' },
      language: call.language,
      referral: { affiliate: agent, upline: agent },
      source: { method: 'agent', registerUrl: '', domain: '', details: {} },
    }),
  );
  return { account: name };
}
