import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import { networkOf } from './network-of';
import { guesses } from './tables';

/** Who tries to sign in, and as whom. */
export interface Guesser {
  /** With the merchant in front, `aurora/mei88`; nobody need be called that. */
  name: string;
  address: string;
  /** A browser this very account has been signed in from before; strangers have none. */
  device: string | undefined;
}

/** Failures older than this are forgotten. Milliseconds. */
const memory = 15 * 60_000;
/** From this many failures on, a captcha is asked for. */
const captchaFrom = 3;
/** Where nobody was ever made to wait. */
const never = new Date(0);

/** Failures in a row of one kind: `free` ones cost no waiting, each further one twice the wait before, up to `longest`. */
interface Counter {
  subject: string;
  free: number;
  /** Seconds. */
  longest: number;
  asksCaptcha: boolean;
}

/**
 * What a failure counts against. Strangers wait for their own failures at a name and for those of their network at all
 * names; for those of everybody at the name only after very many, and then briefly. A known device waits for nobody's
 * failures but its own, so that whoever guesses cannot make the owner wait there.
 */
function countersOf({ name, address, device }: Guesser): [Counter, ...Counter[]] {
  const own = name.toLowerCase();
  if (device !== undefined) return [{ subject: `device:${own} ${device}`, free: 4, longest: 900, asksCaptcha: true }];
  const network = networkOf(address);
  return [
    { subject: `name:${own}`, free: 50, longest: 60, asksCaptcha: true },
    { subject: `pair:${own} ${network}`, free: 4, longest: 900, asksCaptcha: true },
    // many people may share one
    { subject: `address:${network}`, free: 30, longest: 900, asksCaptcha: false },
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
        asking.has(subject) && failures >= captchaFrom && now - failedAt.getTime() < memory,
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
  await forgetOld(backend);
  return backend.engine.transaction(async (transaction) => {
    const failures = await count(backend, transaction, first);
    for (const counter of others) await count(backend, transaction, counter);
    return failures;
  });
}

/** After a success the name starts afresh here, and the attempt does not count against the network. */
export async function forgive(queries: Queries, guesser: Guesser): Promise<void> {
  const [first, second, network] = countersOf(guesser);
  await queries.delete(guesses).where(inArray(guesses.subject, [first, second ?? first].map(subjectOf)));
  if (!network) return;
  await queries
    .update(guesses)
    .set({ failures: sql`greatest(${guesses.failures} - 1, 0)` })
    .where(eq(guesses.subject, network.subject));
}

/** The owner of a name has shown who they are by other means: nobody's failures at it count any more. */
export async function forgiveEverybody(queries: Queries, name: string): Promise<void> {
  const own = name.toLowerCase();
  const starts = (kind: string) => sql`starts_with(${guesses.subject}, ${`${kind}:${own} `})`;
  await queries.delete(guesses).where(or(eq(guesses.subject, `name:${own}`), starts('pair'), starts('device')));
}

async function count({ clock }: Backend, queries: Queries, { subject, free, longest }: Counter): Promise<number> {
  const now = clock();
  const failedAt = new Date(now);
  const failures = sql`case when ${guesses.failedAt} < ${new Date(now - memory)} then 1 else ${guesses.failures} + 1 end`;
  // 1, 2, 4 … seconds
  const delay = sql`make_interval(secs => least(${longest}, power(2, least(10, ${failures} - ${free} - 1))))`;
  const [row] = await queries
    .insert(guesses)
    .values({ subject, failures: 1, failedAt, blockedUntil: never })
    .onConflictDoUpdate({
      target: guesses.subject,
      set: {
        failures,
        failedAt,
        // a failure that costs no waiting must not keep out who came a moment earlier and is counted a moment later
        blockedUntil: sql`case when ${failures} <= ${free} then ${guesses.blockedUntil} else ${failedAt}::timestamptz + ${delay} end`,
      },
      setWhere: sql`${guesses.blockedUntil} <= ${failedAt}`,
    })
    .returning({ failures: guesses.failures });
  if (!row) throw new Refusal('login_try_later', { status: 429, retryAfter: 1, value: { captcha: true } });
  return row.failures;
}

/** A few at a time, and none that is being counted. */
async function forgetOld({ engine, clock }: Backend): Promise<void> {
  const old = new Date(clock() - 2 * memory);
  await engine.database.execute(sql`
    delete from ${guesses} where ${guesses.subject} in (
      select ${guesses.subject} from ${guesses} where ${guesses.failedAt} < ${old} limit 20 for update skip locked
    )`);
}

const subjectOf = ({ subject }: Counter): string => subject;
