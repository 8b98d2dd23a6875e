import type { Backend } from '../backend';
import { settleOffers } from './agreements';
import { payDueContracts } from './pay-contracts';

/** Milliseconds between two looks at offers and due pay: five minutes, because a real-time salary pays quarters of an hour. */
const pause = 300_000;

/** Does what is due by the clock, once. Returns how many things were done. */
export async function runContracts(backend: Backend): Promise<number> {
  return (await settleOffers(backend)) + (await payDueContracts(backend));
}

/** Runs now and every five minutes, in any number of processes. Returns the stop, which waits for the current run. */
export function startContracts(backend: Backend, onFailure: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => (running = running.then(() => runContracts(backend)).catch(onFailure));
  void run();
  const timer = setInterval(() => void run(), pause).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
