import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Backend } from '../backend';
import { guesses } from './tables';

/** Failures older than this are forgotten. */
const memory = 15 * 60_000;
/** From this many failures on, a name asks for a captcha. */
const captchaFrom = 3;
/** Failures that cost no waiting, per name and per address: an address may serve many people. */
const patience = { name: 4, address: 30 };
const longest = 900;

export interface Guessing {
  /** Seconds until another attempt is looked at; 0 for now. */
  wait: number;
  captcha: boolean;
}

/** What stands against a further attempt at this name from this address. The name need not exist. */
export async function guessing(backend: Backend, queries: Queries, name: string, address: string): Promise<Guessing> {
  const now = backend.clock();
  const [byName, byAddress] = [await read(queries, nameSubject(name)), await read(queries, addressSubject(address))];
  const until = Math.max(byName?.blockedUntil.getTime() ?? 0, byAddress?.blockedUntil.getTime() ?? 0);
  const fresh = byName && now - byName.failedAt.getTime() < memory ? byName.failures : 0;
  return { wait: Math.max(0, Math.ceil((until - now) / 1000)), captcha: fresh >= captchaFrom };
}

/** Counts a failure. Answers the number of failures in a row at this name. */
export async function countFailure(backend: Backend, queries: Queries, name: string, address: string): Promise<number> {
  const failures = await count(backend, queries, nameSubject(name), patience.name);
  await count(backend, queries, addressSubject(address), patience.address);
  return failures;
}

/** After a success the name starts afresh; the address, which may have guessed at others, does not. */
export async function forgiveName(queries: Queries, name: string): Promise<void> {
  await queries.delete(guesses).where(eq(guesses.subject, nameSubject(name)));
}

async function read(queries: Queries, subject: string) {
  const [row] = await queries.select().from(guesses).where(eq(guesses.subject, subject));
  return row;
}

async function count({ clock }: Backend, queries: Queries, subject: string, free: number): Promise<number> {
  const now = clock();
  const failedAt = new Date(now);
  const forgotten = new Date(now - memory);
  const [row] = await queries
    .insert(guesses)
    .values({ subject, failures: 1, failedAt, blockedUntil: failedAt })
    .onConflictDoUpdate({
      target: guesses.subject,
      set: {
        failures: sql`case when ${guesses.failedAt} < ${forgotten} then 1 else ${guesses.failures} + 1 end`,
        failedAt,
      },
    })
    .returning({ failures: guesses.failures });
  const failures = row?.failures ?? 1;
  // 1, 2, 4 … 900 seconds
  const delay = failures <= free ? 0 : Math.min(longest, 2 ** Math.min(10, failures - free - 1));
  const blockedUntil = new Date(now + delay * 1000);
  await queries.update(guesses).set({ blockedUntil }).where(eq(guesses.subject, subject));
  return failures;
}

const nameSubject = (name: string) => `name:${name.toLowerCase()}`;
const addressSubject = (address: string) => `address:${address}`;
