import { catalogue } from '@atrium/api/catalogue';
import type { Bench, CallAnswer } from '@atrium/deploy/sandbox-bench';
import type { Report } from '../define-proof/report';
import { seededRandom } from '../../support/seeded-random';
import { drawAttempt } from './attempts';
import { createBelongings, type CallAs } from './belongings';
import { createTeams, type Member } from './teams';

interface Found {
  attempts: number;
  calls: number;
  refused: number;
  allowed: number;
  roles: number;
}

/** Demo accounts that have no team: a player, a trial account and a player without mail. */
const withoutTeam = ['player1', 'trial4', 'member40'];
/** Tells visitors which agent a domain belongs to. */
const forVisitors = 'agent.affiliate';
/** The answers to contracts are open to players too: a player can hold one. */
const forEveryone = /^contracts\.(?!offer|terminate)/;

/**
 * Compares each answer about something of another with the answer about something that does not exist: status, code,
 * message and value are the same, once the target in them is masked.
 */
export async function runBorders(
  bench: Bench,
  { attempts, seed, report }: { attempts: number; seed: number; report: Report },
): Promise<Found> {
  const draw = seededRandom(seed);
  const tokens = new Map<string, string>();
  const call: CallAs = async ({ name, merchant }, id, request) => {
    // sessions end with the days
    const key = `${merchant} ${name} ${bench.now}`;
    const token = tokens.get(key) ?? (await bench.signIn(name, { merchant }));
    tokens.set(key, token);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    return bench.call(id, request, { token, merchant, headers });
  };
  const members = await createTeams(bench, draw);
  const belongings = await createBelongings(bench, members, call);
  const agents = members.filter(({ isAgent }) => isAgent);
  const found: Found = { attempts, calls: 0, refused: 0, allowed: 0, roles: 0 };
  const called = new Set<string>();
  for (let number = 0; number < attempts; number++) {
    const caller = agents[draw(0, agents.length - 1)] as Member;
    const attempt = drawAttempt(bench, caller, { members, belongings, draw });
    called.add(attempt.call);
    const answer = await call(caller, attempt.call, attempt.request(attempt.target));
    const none = await call(caller, attempt.call, attempt.request(attempt.unknown));
    const looksUnknown = seen(answer, attempt.target) === seen(none, attempt.unknown);
    if (looksUnknown) found.refused += 1;
    else if (attempt.isAllowed) found.allowed += 1;
    else
      report.fault(
        `${attempt.call} of ${caller.name} about ${attempt.target}: ${seen(answer, attempt.target)} and not ${seen(none, attempt.unknown)}`,
      );
  }
  found.calls = called.size;
  found.roles = await refuseRoles(bench, members[0] as Member, report);
  return found;
}

/** What a caller sees of an answer, without the target that it named itself. */
function seen({ status, success, code, message, value }: CallAnswer, target: string): string {
  return JSON.stringify({ status, success, code, message, value }).replaceAll(JSON.stringify(target), '"*"');
}

/** Calls everything about agents as accounts without a team, as a visitor, and with a session of another merchant. */
async function refuseRoles(bench: Bench, agent: Member, report: Report): Promise<number> {
  const calls = catalogue.filter(({ id }) => /^(agent|contracts)\./.test(id) && id !== forVisitors);
  const elsewhere = await bench.signIn(agent.name, { merchant: agent.merchant });
  let refused = 0;
  const expectRefusal = (who: string, id: string, { success, code }: CallAnswer, ...codes: string[]) => {
    if (success || !codes.includes(code ?? '')) report.fault(`${id} of ${who} was answered with ${code ?? 'success'}`);
    else refused += 1;
  };
  for (const { id, example } of calls) {
    const request = example.request as object;
    const visited = await bench.call(id, request, { merchant: 'aurora' });
    expectRefusal('a visitor', id, visited, 'CUSTOMER_NOT_LOGIN');
    const crossed = await bench.call(id, request, { token: elsewhere, merchant: 'lotus' });
    expectRefusal('a session of another merchant', id, crossed, 'CUSTOMER_NOT_LOGIN', 'user.or.token.invalid');
  }
  for (const account of withoutTeam) {
    const token = await bench.signIn(account);
    for (const { id, example } of calls) {
      if (forEveryone.test(id)) continue;
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const answer = await bench.call(id, example.request as object, { token, headers });
      expectRefusal(account, id, answer, 'agents_only', 'in_stay_tuned', 'request_refused');
    }
  }
  return refused;
}
