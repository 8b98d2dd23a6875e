import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { nginxMissing } from '../bench/gateway/nginx';
import { startPortal } from '../support/portal';
import { embeddingOrigin } from './smuggling/ask-as-victim';
import { printFigures } from './smuggling/figures';
import { goThrough, type Way } from './smuggling/go-through';
import { smugglingOptions } from './smuggling/options';
import { startProxies } from './smuggling/start-proxies';
import { startRecorder } from './smuggling/recorder';

/** Calls of honest players beside the attempts, on each way. */
const victims = 500;

/**
 * Sends every method with 49 framings to five paths over raw sockets, straight to the gateway and through nginx with and
 * without buffering, beside players' calls, and then bodies that the back end answers before it has read them: the back
 * end hears the requests that were allowed, and each player gets the answer to the own call.
 * @throws when it hears another, or a player gets another's; without nginx unless `--allow-skips` is given
 */
export async function prove(args: string[]): Promise<void> {
  const { short, allowSkips } = smugglingOptions(args);
  const folder = mkdtempSync(join(tmpdir(), 'atrium-smuggling-'));
  const recorder = await startRecorder();
  const [aurora] = demoMerchants;
  const file = join(folder, 'merchants.json');
  const upstream = { kind: 'address', origin: recorder.origin };
  writeFileSync(file, JSON.stringify([{ ...aurora, embedOrigins: [embeddingOrigin], upstream }]));
  const portal = await startPortal({
    environment: { ATRIUM_MERCHANTS: file, ATRIUM_ENVIRONMENT: 'own-merchants', ATRIUM_QUICK_HASHES: 'on' },
  });
  const missing = nginxMissing();
  const proxies = missing ? undefined : await startProxies(portal.port);
  const ways: Way[] = [];
  try {
    const shared = { recorder, short, victims };
    ways.push(await goThrough({ ...shared, name: 'straight', port: portal.port, straight: true }));
    if (proxies) {
      const { buffering, streaming } = proxies;
      ways.push(await goThrough({ ...shared, name: 'through nginx, buffering', port: buffering, straight: false }));
      ways.push(await goThrough({ ...shared, name: 'through nginx, streaming', port: streaming, straight: false }));
    }
  } finally {
    await proxies?.stop();
    await portal.stop();
    recorder.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  printFigures(ways);
  if (missing) console.log(`\n  through nginx: skipped, ${missing}`);
  const faults = ways.flatMap((way) => way.faults);
  if (faults.length > 0) throw new Error(`${faults.length} faults:\n  ${faults.slice(0, 40).join('\n  ')}`);
  if (missing && !allowSkips) throw new Error('What was skipped proves nothing; --allow-skips passes without it.');
}
