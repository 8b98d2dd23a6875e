import type { Endpoint } from '@atrium/contract';
import { exampleRequest } from '../plans/facts';
import { planOf } from '../plans/plans';
import type { CheckContext } from '../check-context';
import type { WireAnswer } from '../wire/wire-answer';
import { answerFault } from './answer-faults';
import { isAbsent, keyFault, refusalFault, sessionFault } from './refusal-faults';
import { wrongRequest } from './wrong-request';

/** Checks one call by itself: its answer, its refusals, and who may send it. */
export async function checkCall(checking: CheckContext, call: Endpoint): Promise<void> {
  if (!checking.sessions[planOf(call.id).as]) return;
  const answer = await tryRequest(checking, call);
  if (answer && isAbsent(answer)) return checking.outcomes.notOffered(call.id, answer);
  await checkRefusals(checking, call);
}

/** Checks what a call refuses: strangers, unknown merchants and wrong types. */
export async function checkRefusals({ client, outcomes, sessions }: CheckContext, call: Endpoint): Promise<void> {
  const { id } = call;
  const { as, anyRequest } = planOf(id);
  const session = sessions[as];
  if (!session || anyRequest) return;
  const fields = exampleRequest(call, client);
  if (as !== 'visitor') {
    const strangers = [sessions.visitor, { token: 'conform-made-up-token', cookies: new Map<string, string>() }];
    for (const stranger of strangers) {
      const refused = await client.send(call, fields, { session: stranger });
      if (isAbsent(refused)) return outcomes.notOffered(id, refused);
      outcomes.record(id, 'session', refused, sessionFault(refused));
    }
  }
  const foreign = await client.send(call, fields, { session, merchant: 'no-such-merchant' });
  if (!call.encrypted) outcomes.record(id, 'merchant', foreign, refusalFault(foreign, 'an unknown merchant'));
  const wrong = wrongRequest(call, fields);
  if (wrong) {
    const refused = await client.send(call, wrong, { session });
    outcomes.record(id, 'types', refused, refusalFault(refused, 'a field of a wrong type'));
  }
}

/** Sends a request that fits the back end's data. Without one, the call's refusals alone are checked. */
async function tryRequest(checking: CheckContext, call: Endpoint): Promise<WireAnswer | undefined> {
  const { client, facts, merchant, outcomes, sessions } = checking;
  const { as, request, refusals = [], madeUp = false } = planOf(call.id);
  const planned = request ? await request(facts, merchant) : exampleRequest(call, client);
  const replaced = merchant.requests[call.id];
  const session = sessions[as];
  if (!planned && !replaced) {
    const example = await client.send(call, exampleRequest(call, client), session ? { session } : {});
    return isAbsent(example) ? example : undefined;
  }
  const answer = await client.send(call, { ...planned, ...replaced }, session ? { session } : {});
  if (isAbsent(answer)) return answer;
  if (madeUp && !replaced) {
    outcomes.record(call.id, 'refusal', answer, keyFault(answer, 'what does not exist', refusals));
    return answer;
  }
  const refused = !answer.success && answer.fault === undefined;
  if (refused && refusals.length > 0)
    outcomes.record(call.id, 'refusal', answer, keyFault(answer, 'a request', refusals));
  else if (refused) outcomes.record(call.id, 'answer', answer, `refuses a valid request with ${answer.code}`);
  else outcomes.record(call.id, 'answer', answer, answer.fault ?? answerFault(call, answer.value));
  return answer;
}
