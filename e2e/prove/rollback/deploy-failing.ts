import { rmSync } from 'node:fs';
import { failingRelease } from './failing-release';
import { compositionAt } from './portal-at';
import type { Stage } from './stage';

/** The remote that fails, with the place that every visitor opens, and the merchant they visit. */
export const remote = 'lobby';
export const merchant = 'aurora';

export interface Deployed {
  /** The failing release, and the previous one. */
  failing: string;
  good: string;
}

/** Promotes the failing release, and waits until every process serves it. */
export async function deployFailing(stage: Pick<Stage, 'ports' | 'atrium'>): Promise<Deployed> {
  const read = () =>
    stage.atrium<{ stable: { id: string }; locked: string | null; previous: { id: string } | null }[]>(
      'status',
      remote,
    );
  const [{ stable, locked, previous } = { stable: { id: '' }, locked: null, previous: null }] = await read();
  if (locked !== null) await stage.atrium('unlock', remote, '--reason', 'the previous part of the proof is over');
  const { folder, id } = failingRelease(remote);
  await stage.atrium('publish', folder);
  rmSync(folder, { recursive: true, force: true });
  await stage.atrium('promote', remote, id, '--reason', 'to be rolled back automatically');
  await untilServed(stage, id);
  return { failing: id, good: stable.id === id ? (previous?.id ?? '') : stable.id };
}

/** Waits for the next ten-second step of the counts, so that page loads before a decision of this moment do not count. */
export async function afterTheDecision(): Promise<void> {
  const step = 10_000;
  await new Promise((resolve) => setTimeout(resolve, step - (Date.now() % step) + 50));
}

/** Polls of the served release, a quarter of a second apart: a minute on a quiet machine. */
const polls = 240;

/** Resolves when all processes compose pages with the release. @throws when they do not within the polls */
export async function untilServed(stage: Pick<Stage, 'ports'>, release: string): Promise<void> {
  for (let poll = 0; poll < polls; poll += 1) {
    if (await isServed(stage, release)) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`pages do not get ${remote} ${release} after ${polls} polls`);
}

export async function isServed({ ports }: Pick<Stage, 'ports'>, release: string): Promise<boolean> {
  const compositions = await Promise.all(ports.map((port) => compositionAt(port, merchant)));
  return compositions.every(({ remotes }) => remotes.some(({ name, id }) => name === remote && id === release));
}
