import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { countFailure, pruneFailures, uncountFailure, type FailureCounter } from './failure-counters';
import { networkOf } from '../../network';
import { failureCounts } from './tables';

/** An attempt to sign in, or to prove a secret of an account. */
export interface SignInAttempt {
  /** What the attempt targets: an account, `account/12`, or an unknown name or number in canonical form. */
  subject: string;
  address: string;
  /** A browser with an earlier sign-in to this very account; undefined for an unknown browser. */
  device: string | undefined;
}

/** The subject that attempts at an account count against, regardless of which name or number was typed and how. */
export const accountSubject = ({ id }: Pick<Account, 'id'>): string => `account/${id}`;

/** Number of failures from which a captcha is required, and for how long after the last one. Milliseconds. */
const captcha = { from: 3, for: 15 * 60_000 };
/** How long failures count after the last one. Milliseconds. */
const day = 24 * 3_600_000;
const quarterHour = 15 * 60_000;

interface SignInCounter extends FailureCounter {
  asksCaptcha: boolean;
}

/**
 * The counters of an attempt. An unknown browser waits for its network's failures at this account and at all accounts;
 * for failures of all clients at the account only after very many, and then briefly. A known device waits for its own
 * failures only, so that an attacker cannot lock the owner out there.
 */
function countersOf({ subject: own, address, device }: SignInAttempt): [SignInCounter, ...SignInCounter[]] {
  if (device !== undefined)
    return [{ subject: `device:${own} ${device}`, free: 4, longest: 900, memory: day, asksCaptcha: true }];
  const network = networkOf(address);
  return [
    { subject: `name:${own}`, free: 50, longest: 60, memory: day, asksCaptcha: true },
    { subject: `pair:${own} ${network}`, free: 4, longest: 900, memory: day, asksCaptcha: true },
    // many users share a network, and each mistypes now and then
    { subject: `address:${network}`, free: 30, longest: 900, memory: quarterHour, asksCaptcha: false },
  ];
}

export interface SignInChallenge {
  /** Seconds to wait before another attempt is checked; 0 for none. */
  wait: number;
  captcha: boolean;
}

/** What is required before a further attempt. */
export async function challengeFor({ clock, engine }: Backend, attempt: SignInAttempt): Promise<SignInChallenge> {
  const now = clock();
  const counters = countersOf(attempt);
  const rows = await engine.database
    .select()
    .from(failureCounts)
    .where(
      inArray(
        failureCounts.subject,
        counters.map(({ subject }) => subject),
      ),
    );
  const asking = new Set(counters.filter(({ asksCaptcha }) => asksCaptcha).map(({ subject }) => subject));
  return {
    wait: Math.max(0, ...rows.map(({ blockedUntil }) => Math.ceil((blockedUntil.getTime() - now) / 1000))),
    captcha: rows.some(
      ({ subject, failures, failedAt }) =>
        asking.has(subject) && failures >= captcha.from && now - failedAt.getTime() < captcha.for,
    ),
  };
}

/**
 * Claims the single available attempt: it counts as failed from now on, so that parallel attempts do not pass together.
 * Returns the consecutive failures at the name, or of the device.
 * @throws Refusal `login_try_later` when a concurrent attempt was faster
 */
export async function countAttempt(backend: Backend, attempt: SignInAttempt): Promise<number> {
  const [first, ...others] = countersOf(attempt);
  const details = { captcha: true };
  await pruneFailures(backend);
  return backend.engine.transaction(async (transaction) => {
    const failures = await countFailure(backend, transaction, first, details);
    for (const counter of others) await countFailure(backend, transaction, counter, details);
    return failures;
  });
}

/** After a success the count at the name restarts here, and the attempt does not count against the network. */
export async function clearFailures(queries: Queries, attempt: SignInAttempt): Promise<void> {
  const [first, second, network] = countersOf(attempt);
  await queries.delete(failureCounts).where(
    inArray(
      failureCounts.subject,
      [first, second ?? first].map(({ subject }) => subject),
    ),
  );
  if (network) await uncountFailure(queries, network);
}

/** The owner has authenticated by other means: clears all failures at the account. */
export async function clearAccountFailures(queries: Queries, accountId: number): Promise<void> {
  const own = accountSubject({ id: accountId });
  const starts = (kind: string) => sql`starts_with(${failureCounts.subject}, ${`${kind}:${own} `})`;
  await queries
    .delete(failureCounts)
    .where(or(eq(failureCounts.subject, `name:${own}`), starts('pair'), starts('device')));
}
