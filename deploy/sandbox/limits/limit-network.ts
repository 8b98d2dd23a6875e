import { networkOf } from '../../network';
import type { Backend } from '../backend';
import type { Call } from '../wire/call';
import { countRequest } from './count-request';

/** Requests a network may make without an account, per window in milliseconds. Many users may share a network. */
const limits = {
  /** Applications for promotions; each may carry three pictures, and a refused one is sent again. */
  application: { max: 60, within: 600_000 },
  /** Captchas; one is drawn per sign-in attempt after a failure. */
  captcha: { max: 120, within: 600_000 },
  /** Feedback; each may carry a picture. */
  feedback: { max: 20, within: 600_000 },
  /** Started passkey ceremonies. */
  passkey: { max: 60, within: 600_000 },
  /** Passkey sign-ins; each may cost a signature check. */
  'passkey-proof': { max: 60, within: 600_000 },
  /** Registrations; each costs one or two hashes. */
  registration: { max: 120, within: 3_600_000 },
  /** Redirects to a social sign-in provider. */
  social: { max: 60, within: 600_000 },
} as const;

/**
 * Counts a request of a network before any work is done for it.
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
