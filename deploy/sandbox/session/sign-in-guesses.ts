import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { countFailure, forgetOldFailures, takeBackFailure, type FailureCounter } from './failure-counters';
import { networkOf } from '../../network';
import { guesses } from './tables';

/** Who tries to sign in, and as whom. */
export interface Guesser {
  /** What is guessed at: an account, `account/12`, or a name or number that leads to none, in its canonical form. */
  subject: string;
  address: string;
  /** A browser this very account has been signed in from before; strangers have none. */
  device: string | undefined;
}

/** What guesses at an account count against, whichever of its names or numbers was typed, and however it was written. */
export const subjectOf = ({ id }: Pick<Account, 'id'>): string => `account/${id}`;

/** From this many failures on, a captcha is asked for, until nobody has failed for so long. Milliseconds. */
const captcha = { from: 3, for: 15 * 60_000 };
/** How long failures count after the last. Milliseconds. */
const day = 24 * 3_600_000;
const aWhile = 15 * 60_000;

interface SignInCounter extends FailureCounter {
  asksCaptcha: boolean;
}

/**
 * What a failure counts against. Strangers wait for their own failures at an account and for those of their network at all
 * accounts; for those of everybody at the account only after very many, and then briefly. A known device waits for nobody's
 * failures but its own, so that whoever guesses cannot make the owner wait there.
 */
function countersOf({ subject: own, address, device }: Guesser): [SignInCounter, ...SignInCounter[]] {
  if (device !== undefined)
    return [{ subject: `device:${own} ${device}`, free: 4, longest: 900, memory: day, asksCaptcha: true }];
  const network = networkOf(address);
  return [
    { subject: `name:${own}`, free: 50, longest: 60, memory: day, asksCaptcha: true },
    { subject: `pair:${own} ${network}`, free: 4, longest: 900, memory: day, asksCaptcha: true },
    // many people may share one, and each of them mistypes now and then
    { subject: `address:${network}`, free: 30, longest: 900, memory: aWhile, asksCaptcha: false },
  ];
}

export interface Hurdle {
  /** Seconds until another attempt is looked at; 0 for now. */
  wait: number;
  captcha: boolean;
}

/** What stands against a further attempt. */
export async function hurdleFor({ clock, engine }: Backend, guesser: Guesser): Promise<Hurdle> {
  const now = clock();
  const counters = countersOf(guesser);
  const rows = await engine.database
    .select()
    .from(guesses)
    .where(
      inArray(
        guesses.subject,
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
 * Takes the one attempt there is to take: it counts as failed from now on, so that attempts sent side by side are not
 * let through together. Answers the failures in a row at the name, or of the device.
 * @throws Refusal `login_try_later` when another was quicker
 */
export async function takeTurn(backend: Backend, guesser: Guesser): Promise<number> {
  const [first, ...others] = countersOf(guesser);
  const told = { captcha: true };
  await forgetOldFailures(backend);
  return backend.engine.transaction(async (transaction) => {
    const failures = await countFailure(backend, transaction, first, told);
    for (const counter of others) await countFailure(backend, transaction, counter, told);
    return failures;
  });
}

/** After a success the name starts afresh here, and the attempt does not count against the network. */
export async function forgive(queries: Queries, guesser: Guesser): Promise<void> {
  const [first, second, network] = countersOf(guesser);
  await queries.delete(guesses).where(
    inArray(
      guesses.subject,
      [first, second ?? first].map(({ subject }) => subject),
    ),
  );
  if (network) await takeBackFailure(queries, network);
}

/** The owner of an account has shown who they are by other means: no failures at it count any more. */
export async function forgiveEverybody(queries: Queries, accountId: number): Promise<void> {
  const own = subjectOf({ id: accountId });
  const starts = (kind: string) => sql`starts_with(${guesses.subject}, ${`${kind}:${own} `})`;
  await queries.delete(guesses).where(or(eq(guesses.subject, `name:${own}`), starts('pair'), starts('device')));
}
