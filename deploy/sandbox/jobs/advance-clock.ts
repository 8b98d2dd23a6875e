import type { MovableClock } from '../control/movable-clock';
import type { Job } from './job';

/** Longest step in milliseconds, 30 minutes: no lottery has more issues in it than are drawn after an outage. */
const longestStep = 30 * 60_000;

interface Advanced {
  /** The sandbox's time afterwards, in milliseconds since 1970. */
  now: number;
  steps: number;
  /** How many things each job has done, by its name. */
  done: Record<string, number>;
}

/**
 * Sets the clock forward in steps; after each one, every job does what is due, in order. Two calls at once, also in two
 * processes, add up: jobs share their work.
 */
export async function advanceClock(clock: MovableClock, jobs: readonly Job[], milliseconds: number): Promise<Advanced> {
  const done = Object.fromEntries(jobs.map(({ name }) => [name, 0]));
  let steps = 0;
  for (let rest = milliseconds; rest > 0; rest -= longestStep, steps++) {
    const step = Math.min(rest, longestStep);
    for (const job of jobs) await job.prepare?.(clock.now() + step);
    await clock.move(step);
    for (const job of jobs) done[job.name] = (done[job.name] ?? 0) + (await job.run());
  }
  return { now: clock.now(), steps, done };
}
