import { catalogue } from '@atrium/api/catalogue';
import { checkCall, checkRefusals } from './checks/check-call';
import type { CheckContext } from './check-context';
import { refusePortal, requireBackEnd } from './no-back-end';
import { openSession } from './open-session';
import { Facts, type Sessions } from './plans/facts';
import { planOf } from './plans/plans';
import type { CallOutcome } from './report/outcome';
import { Outcomes } from './report/outcomes';
import { scenarios } from './scenarios/scenarios';
import { isChosen, type ConformMerchant, type Target } from './target';
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
  const { sessions, refused } = await openSessions(client, merchant, { url, outcomes });
  const isWanted = (id: string) => isChosen(merchant.calls, id) && isChosen(calls, id);
  const checking: CheckContext = {
    client,
    merchant,
    sessions,
    refused: (account) => refused.get(account),
    facts: new Facts(client, sessions),
    outcomes,
    wants: isWanted,
    has: (id) => isWanted(id) && outcomes.canCheck(id),
  };
  for (const call of catalogue) {
    if (!isWanted(call.id)) continue;
    const { as, signsIn } = planOf(call.id);
    const account = refused.get(signsIn ?? as);
    if (account !== undefined) outcomes.notRun(call.id, { account });
    else await (endsSessions.has(call.id) ? checkRefusals : checkCall)(checking, call);
  }
  for (const scenario of scenarios) await scenario(checking);
  return outcomes.all().filter(({ call, findings }) => isWanted(call) || findings.length > 0);
}

/** Calls that would end the sessions of the others; scenarios check them. */
const endsSessions: ReadonlySet<string> = new Set(['session.logout', 'member.endOtherSessions']);

/** Signs the accounts of the file in. One that is refused is reported once; what needs it does not run. */
async function openSessions(
  client: WireClient,
  { accounts }: ConformMerchant,
  { url, outcomes }: { url: string; outcomes: Outcomes },
): Promise<{ sessions: Sessions; refused: ReadonlyMap<keyof Sessions, string> }> {
  const refused = new Map<keyof Sessions, string>();
  const signIn = async (account: keyof typeof accounts): Promise<WireSession | undefined> => {
    const credentials = accounts[account];
    if (!credentials) return undefined;
    const { username } = credentials;
    const { session, answer } = await openSession(client, credentials);
    requireBackEnd(url, answer);
    const refusal =
      `accounts.${account}, ${username}, cannot sign in: ${answer.fault ?? answer.code}. ` +
      'Check its name and password in the file of accounts; what needs the account was not run.';
    outcomes.record('session.login', 'answer', answer, answer.success ? answer.fault : refusal);
    if (answer.success) return session;
    refused.set(account, username);
    return undefined;
  };
  const sessions = {
    visitor: { token: '', cookies: new Map<string, string>() },
    member: await signIn('member'),
    other: await signIn('other'),
    agent: await signIn('agent'),
    downline: await signIn('downline'),
  };
  return { sessions, refused };
}
