import { networkOf } from '../../network';
import type { Backend } from '../backend';
import type { Call } from '../wire/call';
import { countRequest } from './count-request';

/** What a network may ask for without an account, so often within so many milliseconds. Many people may share one. */
const limits = {
  /** Pictures to type from; one is drawn for each attempt to sign in once somebody has failed. */
  captcha: { most: 120, within: 600_000 },
  /** Ceremonies that are begun. */
  passkey: { most: 60, within: 600_000 },
  /** Passkeys that are shown: each may cost a signature's check. */
  'passkey-proof': { most: 60, within: 600_000 },
  /** Accounts that are opened; each costs one or two hashes. */
  registration: { most: 120, within: 3_600_000 },
  /** Walks to a provider. */
  social: { most: 60, within: 600_000 },
} as const;

/**
 * Counts what a network asks for, before anything is made or kept for it.
 * @throws Refusal `login_try_later`
 */
export async function limitNetwork(
  backend: Backend,
  { address }: Pick<Call, 'address'>,
  purpose: keyof typeof limits,
): Promise<void> {
  const limit = { subject: `${purpose}:${networkOf(address)}`, ...limits[purpose] };
  await backend.engine.transaction((transaction) => countRequest(backend, transaction, [limit], 'login_try_later'));
}
