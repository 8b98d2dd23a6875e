import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPortal, type TestPortal } from './start-test-portal';

/** Runs `work` with a separate portal that serves these merchants, and stops the portal afterwards. */
export async function withMerchants(merchants: unknown[], work: (portal: TestPortal) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-merchants-'));
  const file = join(folder, 'merchants.json');
  writeFileSync(file, JSON.stringify(merchants));
  // a separate environment, because a file does not replace the merchants of the prepared data
  const portal = await startTestPortal({ ATRIUM_MERCHANTS: file, ATRIUM_ENVIRONMENT: 'own-merchants' });
  try {
    await work(portal);
  } finally {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
