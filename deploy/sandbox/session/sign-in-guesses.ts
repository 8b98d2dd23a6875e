import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Backend } from '../backend';
import { countFailure, forgetOldFailures, takeBackFailure, type FailureCounter } from './failure-counters';
import { networkOf } from '../../network';
import { guesses } from './tables';

/** Who tries to sign in, and as whom. */
export interface Guesser {
  /** With the merchant in front, `aurora/mei88`; nobody need be called that. */
  name: string;
  address: string;
  /** A browser this very account has been signed in from before; strangers have none. */
  device: string | undefined;
}

/** From this many failures on, a captcha is asked for, until nobody has failed for so long. Milliseconds. */
const captcha = { from: 3, for: 15 * 60_000 };
/** How long failures count after the last. Milliseconds. */
const day = 24 * 3_600_000;
const aWhile = 15 * 60_000;

interface SignInCounter extends FailureCounter {
  asksCaptcha: boolean;
}

/**
 * What a failure counts against. Strangers wait for their own failures at a name and for those of their network at all
 * names; for those of everybody at the name only after very many, and then briefly. A known device waits for nobody's
 * failures but its own, so that whoever guesses cannot make the owner wait there.
 */
function countersOf({ name, address, device }: Guesser): [SignInCounter, ...SignInCounter[]] {
  const own = name.toLowerCase();
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
    .where(inArray(guesses.subject, counters.map(subjectOf)));
  const asking = new Set(counters.filter(({ asksCaptcha }) => asksCaptcha).map(subjectOf));
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
  await queries.delete(guesses).where(inArray(guesses.subject, [first, second ?? first].map(subjectOf)));
  if (network) await takeBackFailure(queries, network);
}

/** The owner of a name has shown who they are by other means: nobody's failures at it count any more. */
export async function forgiveEverybody(queries: Queries, name: string): Promise<void> {
  const own = name.toLowerCase();
  const starts = (kind: string) => sql`starts_with(${guesses.subject}, ${`${kind}:${own} `})`;
  await queries.delete(guesses).where(or(eq(guesses.subject, `name:${own}`), starts('pair'), starts('device')));
}

const subjectOf = ({ subject }: FailureCounter): string => subject;
