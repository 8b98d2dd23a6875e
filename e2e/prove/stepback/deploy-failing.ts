import { rmSync } from 'node:fs';
import { failingRelease } from './failing-release';
import { compositionAt } from './portal-at';
import type { Stage } from './stage';

/** The remote that fails, at whose place every visitor arrives, and the merchant they visit. */
export const remote = 'lobby';
export const merchant = 'aurora';

export interface Deployed {
  /** Release that fails, and the one before it. */
  failing: string;
  good: string;
}

/** Gives the failing release to everybody, and waits until every process serves it. */
export async function deployFailing(stage: Pick<Stage, 'ports' | 'atrium'>): Promise<Deployed> {
  const read = () =>
    stage.atrium<{ stable: { id: string }; locked: string | null; previous: { id: string } | null }[]>(
      'status',
      remote,
    );
  const [{ stable, locked, previous } = { stable: { id: '' }, locked: null, previous: null }] = await read();
  if (locked !== null) await stage.atrium('unlock', remote, '--reason', 'the proof has looked');
  const { folder, id } = failingRelease(remote);
  await stage.atrium('publish', folder);
  rmSync(folder, { recursive: true, force: true });
  await stage.atrium('promote', remote, id, '--reason', 'to be rolled back automatically');
  await untilServed(stage, id, 30_000);
  return { failing: id, good: stable.id === id ? (previous?.id ?? '') : stable.id };
}

/** Waits until page loads are counted from after a decision of this moment: counts go by ten seconds. */
export async function afterTheDecision(): Promise<void> {
  const step = 10_000;
  await new Promise((resolve) => setTimeout(resolve, step - (Date.now() % step) + 50));
}

/** Resolves when all processes compose pages with the release. @throws when they do not in so many milliseconds */
export async function untilServed(stage: Pick<Stage, 'ports'>, release: string, limit: number): Promise<void> {
  const until = Date.now() + limit;
  while (!(await isServed(stage, release))) {
    if (Date.now() > until) throw new Error(`${remote} ${release} is not what pages get after ${limit / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

export async function isServed({ ports }: Pick<Stage, 'ports'>, release: string): Promise<boolean> {
  const compositions = await Promise.all(ports.map((port) => compositionAt(port, merchant)));
  return compositions.every(({ remotes }) => remotes.some(({ name, id }) => name === remote && id === release));
}
