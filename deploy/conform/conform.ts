import { catalogue } from '@atrium/api/catalogue';
import { checkCall, checkRefusals } from './checks/check-call';
import type { CheckContext } from './check-context';
import { refusePortal, requireBackEnd } from './no-back-end';
import { openSession } from './open-session';
import { Facts, type Sessions } from './plans/facts';
import type { CallOutcome } from './report/outcome';
import { Outcomes } from './report/outcomes';
import { scenarios } from './scenarios/scenarios';
import { isChosen, type ConformMerchant, type Credentials, type Target } from './target';
import { WireClient, type WireSession } from './wire/wire-client';

export interface ConformOptions {
  /** Origin of the back end. */
  url: string;
  target: Target;
  /** Ids of calls, `mall.*` for all of an area. Default: every call. */
  calls?: readonly string[] | undefined;
  /** Milliseconds since 1970. Default: this machine's clock. */
  clock?: () => number;
}

/**
 * Runs the contract against a back end, over the wire alone.
 * @throws NoBackEnd when there is none at the address
 */
export async function conform({ target, ...options }: ConformOptions): Promise<CallOutcome[]> {
  const outcomes: CallOutcome[] = [];
  for (const merchant of target.merchants) outcomes.push(...(await conformOf(merchant, options)));
  return outcomes;
}

async function conformOf(
  merchant: ConformMerchant,
  { url, calls, clock = Date.now }: Omit<ConformOptions, 'target'>,
): Promise<CallOutcome[]> {
  const client = new WireClient({ url, merchant: merchant.code, language: merchant.language, clock });
  await refusePortal(client, url);
  const outcomes = new Outcomes(merchant.code);
  const sessions = await openSessions(client, merchant, { url, outcomes });
  const isWanted = (id: string) => isChosen(merchant.calls, id) && isChosen(calls, id);
  const checking: CheckContext = {
    client,
    merchant,
    sessions,
    facts: new Facts(client, sessions),
    outcomes,
    wants: isWanted,
    has: (id) => isWanted(id) && outcomes.isOffered(id),
  };
  for (const call of catalogue)
    if (isWanted(call.id)) await (endsSessions.has(call.id) ? checkRefusals : checkCall)(checking, call);
  for (const scenario of scenarios) await scenario(checking);
  return outcomes.all().filter(({ call, findings }) => isWanted(call) || findings.length > 0);
}

/** Calls that would end the sessions of the others; scenarios check them. */
const endsSessions: ReadonlySet<string> = new Set(['session.logout', 'member.endOtherSessions']);

async function openSessions(
  client: WireClient,
  { accounts }: ConformMerchant,
  { url, outcomes }: { url: string; outcomes: Outcomes },
): Promise<Sessions> {
  const signIn = async (credentials: Credentials): Promise<WireSession> => {
    const { session, answer } = await openSession(client, credentials);
    requireBackEnd(url, answer);
    const fault = answer.fault ?? (answer.success ? undefined : `refuses ${credentials.username}: ${answer.code}`);
    outcomes.record('session.login', 'answer', answer, fault);
    return session;
  };
  return {
    visitor: { token: '', cookies: new Map() },
    member: await signIn(accounts.member),
    other: await signIn(accounts.other),
    agent: accounts.agent && (await signIn(accounts.agent)),
    downline: accounts.downline && (await signIn(accounts.downline)),
  };
}
