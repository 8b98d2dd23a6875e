import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTested, type TestedPortal } from './start-tested';

/** A portal of its own that serves these merchants, for as long as `work` takes. */
export async function withMerchants(
  merchants: unknown[],
  work: (portal: TestedPortal) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-merchants-'));
  const file = join(folder, 'merchants.json');
  writeFileSync(file, JSON.stringify(merchants));
  // An environment of its own: data that were prepared have merchants, which a file does not replace.
  const portal = await startTested({ ATRIUM_MERCHANTS: file, ATRIUM_ENVIRONMENT: 'own-merchants' });
  try {
    await work(portal);
  } finally {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
