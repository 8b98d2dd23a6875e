import { setTimeout as wait } from 'node:timers/promises';

/** Waits for the seconds in an answer. @returns the seconds */
export async function waitOut(retryAfter: string | undefined): Promise<number> {
  const seconds = Number(retryAfter ?? Number.NaN);
  await wait(seconds * 1000 + 20);
  return seconds;
}
