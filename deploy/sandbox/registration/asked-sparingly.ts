import type { Backend } from '../backend';
import { countFailure, forgetOldFailures, takeBackFailure, type FailureCounter } from '../session/failure-counters';
import { networkOf } from '../../network';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';

/** Refusals that cost a network no waiting: many people may share one. */
const free = 20;

/**
 * Registers, or says of a code whose it is. Whoever registers has to be told that a name or a number is taken, so
 * refusals make a network wait that has had many of them: it cannot go through a list of names.
 *
 * @throws Refusal `login_try_later` while it waits; what the work throws
 */
export async function askedSparingly<Done>(
  backend: Backend,
  { merchant, address }: Call,
  work: () => Promise<Done>,
): Promise<Done> {
  const { database } = backend.engine;
  const subject = `register:${merchant.code} ${networkOf(address)}`;
  const counter: FailureCounter = { subject, free, longest: 900, memory: 15 * 60_000 };
  await forgetOldFailures(backend);
  await countFailure(backend, database, counter);
  try {
    const done = await work();
    await takeBackFailure(database, counter);
    return done;
  } catch (error) {
    // a busy server tells nothing about a name
    if (error instanceof Refusal && error.key === 'server_busy') await takeBackFailure(database, counter);
    throw error;
  }
}
