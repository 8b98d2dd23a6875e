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

/** Faults of one kind that are printed. */
const few = 5;
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
  if (faults.length > 0) throw new Error(`${faults.length} faults:\n  ${examples(faults).join('\n  ')}`);
  if (missing && !allowSkips) throw new Error('What was skipped proves nothing; --allow-skips passes without it.');
}

/** A few faults of each kind, so that many of one kind do not hide another. */
function examples(faults: string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const fault of faults) {
    const kind = fault.slice(fault.lastIndexOf(': ') + 2).replaceAll(/\d+/g, '0');
    kinds.set(kind, [...(kinds.get(kind) ?? []), fault]);
  }
  return [...kinds.values()].flatMap((alike) =>
    alike.length > few ? [...alike.slice(0, few), `  and ${alike.length - few} more like it`] : alike,
  );
}
