import { setTimeout as wait } from 'node:timers/promises';
import { catalogue } from '@atrium/api/catalogue';
import type { CheckContext } from '../check-context';
import { exampleRequest } from '../plans/facts';
import { planOf } from '../plans/plans';

/** Calls that the portal sends at most once in some milliseconds are answered at that pace. */
export async function checkPace({ client, has, outcomes, sessions }: CheckContext): Promise<void> {
  for (const call of catalogue) {
    const { id, throttle } = call;
    // a change of the password is not repeated: back ends slow down guesses
    if (throttle === undefined || !has(id) || call.encrypted) continue;
    const session = sessions[planOf(id).as] ?? sessions.visitor;
    for (let count = 0; count < 3; count += 1) {
      if (count > 0) await wait(throttle);
      const answer = await client.send(call, exampleRequest(call, client), { session });
      const fault = answer.fault ?? (answer.status === 429 ? `refuses a call every ${throttle} ms` : undefined);
      outcomes.record(id, 'pace', answer, fault);
    }
  }
}
