import { keyFault } from '../checks/refusal-faults';
import type { CheckContext } from '../check-context';
import { callOf } from '../plans/facts';

/** Wrong passwords are refused alike, whether the account exists or not. */
export async function checkSigningIn({ client, has, merchant, outcomes }: CheckContext): Promise<void> {
  if (!has('session.login')) return;
  const usernames = [merchant.accounts.other.username, `none${client.now() % 1_000_000}`];
  for (const username of usernames) {
    const request = { username, password: 'Nonsense11', type: 'username' };
    const answer = await client.send(callOf('session.login'), request);
    const fault = keyFault(answer, 'a wrong password', ['login_failed', 'captcha_incorrect', 'login_try_later']);
    outcomes.record('session.login', 'refusal', answer, fault);
  }
}
