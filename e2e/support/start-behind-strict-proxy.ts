import { appendFileSync } from 'node:fs';
import type { Portal } from './portal';
import { startBehindRelay } from './start-behind-relay';
import { StrictProxy } from './strict-proxy';

/** Environment variable that puts a strict proxy between gateway and sandbox of every portal under test, when `on`. */
export const strictProxy = 'ATRIUM_STRICT_PROXY';

/** Environment variable with a file for the counts of these proxies: a line of JSON for each call and field dropped. */
export const strictProxyCounts = 'ATRIUM_STRICT_PROXY_COUNTS';

/** Starts a portal with a proxy between gateway and sandbox, which drops what the source texts do not name. */
export async function startBehindStrictProxy(environment: Record<string, string>): Promise<Portal> {
  const proxy = await new StrictProxy().open();
  const portal = await startBehindRelay(proxy, environment);
  return {
    ...portal,
    async stop() {
      await portal.stop();
      const file = process.env[strictProxyCounts];
      const lines = [...proxy.changed].map(([call, times]) => `${JSON.stringify({ call, times })}\n`);
      if (file) appendFileSync(file, lines.join(''));
    },
  };
}
