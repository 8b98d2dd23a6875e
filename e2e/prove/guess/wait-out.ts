import { setTimeout as wait } from 'node:timers/promises';

/** Waits as long as an answer says. @returns the seconds */
export async function waitOut(retryAfter: string | undefined): Promise<number> {
  const seconds = Number(retryAfter ?? Number.NaN);
  await wait(seconds * 1000 + 20);
  return seconds;
}
