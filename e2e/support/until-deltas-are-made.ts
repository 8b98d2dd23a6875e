import { expect } from 'playwright/test';
import type { Portal } from './portal';

/** Waits until the portal has made the deltas of all published releases, and has them in memory. */
export async function untilDeltasAreMade({ operations }: Pick<Portal, 'operations'>): Promise<void> {
  const pending = async () => {
    const metrics = await (await fetch(`${operations}/metrics`)).text();
    return /^atrium_release_deltas_pending (\d+)$/m.exec(metrics)?.[1];
  };
  await expect.poll(pending, { timeout: 60_000 }).toBe('0');
}
