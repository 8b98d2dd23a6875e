import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparedData, startPortal } from './portal';
import { testEnvironment } from './start-test-portal';

/** Seeds and publishes once; portals of all workers start on copies. */
// eslint-disable-next-line no-restricted-syntax -- Playwright takes a global set-up as the default export
export default async function prepareData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-prepared-'));
  const portal = await startPortal({ data: folder, environment: testEnvironment });
  await portal.stop();
  process.env[preparedData] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
