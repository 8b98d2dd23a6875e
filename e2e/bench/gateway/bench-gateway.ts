import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal } from '../../support/portal';
import { startBackEnd } from './back-end';
import type { Answers } from './load';
import { measure, type Server } from './measure';
import { nginxMissing, startNginx } from './nginx';
import { gatewayBenchOptions, usage, type GatewayBenchOptions } from './options';
import { copyTo, requestFor, servedAt } from './served';

const measured = 'kestrel';

/** Measures the gateway against nginx serving the same bytes, and prints ratios. Never fails on a time. */
export async function bench(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const options = gatewayBenchOptions(args);
  const missing = nginxMissing();
  if (missing) console.log(`\nThere is no comparison: ${missing}. Only the gateway is measured.`);

  const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  const sandbox = await startPortal();
  const backEnd = await startBackEnd(sandbox.port);
  const portal = await startPortal({ environment: { ATRIUM_MERCHANTS: merchantsBehind(backEnd.origin, folder) } });
  try {
    const served = await servedAt(portal.port, measured);
    await copyTo(folder, portal.port, served);
    const nginx = missing ? undefined : await startNginx(folder);
    try {
      const servers = [{ name: 'gateway', port: portal.port }, ...(nginx ? [{ name: 'nginx', port: nginx.port }] : [])];
      await measureAndPrint(servers, served, options);
    } finally {
      await nginx?.stop();
    }
  } finally {
    await portal.stop();
    backEnd.stop();
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the configuration of the measured merchant with a back end at `origin`, as in production; returns the file. */
function merchantsBehind(origin: string, folder: string): string {
  const merchants = demoMerchants.filter(({ code }) => code === measured);
  const file = join(folder, 'merchants.json');
  writeFileSync(
    file,
    JSON.stringify(merchants.map((merchant) => ({ ...merchant, upstream: { kind: 'address', origin } }))),
  );
  return file;
}

async function measureAndPrint(
  servers: Server[],
  { host, files }: Awaited<ReturnType<typeof servedAt>>,
  options: GatewayBenchOptions,
): Promise<void> {
  const { rounds, seconds, connections } = options;
  console.log(`
The gateway against nginx serving the same bytes, one process each, gzip, ${connections} connections, ${rounds} alternating rounds of ${seconds} s.
  machine: ${cpus().length} cores, ${cpus()[0]?.model.trim()}, which also sends the requests; Node ${process.version}
  files: the ${files.length} scripts of the home page in turn; pages: the home page, composed per request by the gateway, a file for nginx

                      per second                   p99, ms             bytes
               gateway    nginx   ratio    gateway    nginx   ratio`);
  printLine(
    'files',
    await measure(
      servers,
      files.map((file) => requestFor(host, file)),
      options,
    ),
  );
  printLine('pages', await measure(servers, [requestFor(host, '/')], options));
}

function printLine(what: string, measured: Map<string, Answers>): void {
  const [gateway, nginx] = [measured.get('gateway'), measured.get('nginx')];
  const ratio = (of: (answers: Answers) => number) => (gateway && nginx ? (of(gateway) / of(nginx)).toFixed(3) : '-');
  const cells = (of: (answers: Answers) => number, digits: number) =>
    [gateway, nginx].map((answers) => (answers ? of(answers).toFixed(digits) : '-').padStart(9)).join('') +
    ratio(of).padStart(8);
  const bytes = String(gateway?.bytes ?? '-').padStart(10);
  console.log(`${what.padEnd(13)}${cells(({ perSecond }) => perSecond, 0)}  ${cells(({ p99 }) => p99, 2)}${bytes}`);
}
