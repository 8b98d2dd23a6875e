import type { Backend } from '../backend';
import { countFailure, pruneFailures, uncountFailure, type FailureCounter } from '../session/failure-counters';
import { networkOf } from '../../network';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';

/** Refusals without a wait: many users may share a network. */
const free = 20;

/**
 * Runs a registration, or a lookup of a referral code, and counts its refusals per network. The answer has to say that
 * a name or a number is taken, so a network with many refusals must wait: it cannot enumerate names.
 * @throws Refusal `login_try_later` during the wait; errors of `work`
 */
export async function limitRegistrations<Done>(
  backend: Backend,
  { merchant, address }: Call,
  work: () => Promise<Done>,
): Promise<Done> {
  const { database } = backend.engine;
  const subject = `register:${merchant.code} ${networkOf(address)}`;
  const counter: FailureCounter = { subject, free, longest: 900, memory: 15 * 60_000 };
  await pruneFailures(backend);
  await countFailure(backend, database, counter);
  try {
    const done = await work();
    await uncountFailure(database, counter);
    return done;
  } catch (error) {
    // a busy server reveals nothing about a name
    if (error instanceof Refusal && error.key === 'server_busy') await uncountFailure(database, counter);
    throw error;
  }
}
