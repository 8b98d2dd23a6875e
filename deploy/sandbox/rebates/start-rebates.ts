import type { Backend } from '../backend';
import { payDueRebates } from './rebates';

/** Milliseconds between two looks at due rebates: one hour. */
const pause = 3_600_000;

/** Pays due rebates now and every hour, in any number of processes. Returns the stop, which waits for the current run. */
export function startRebates(backend: Backend, onFailure: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const pay = () => (running = running.then(() => payDueRebates(backend)).catch(onFailure));
  void pay();
  const timer = setInterval(() => void pay(), pause).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
