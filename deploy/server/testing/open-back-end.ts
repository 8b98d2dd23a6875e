import type { AddressInfo } from 'node:net';
import { openEngine } from '../../engine';
import { createApp } from '../../gateway';
import { loadMerchants } from '../../merchants';
import { TrustedProxies } from '../../network';
import { readOrigins } from '../../origins';
import { openSandbox, quickCost } from '../../sandbox';
import { ledgerTestKeys } from '../../sandbox/testing/ledger-test-keys';
import { testBeacon } from '../../sandbox/testing/test-beacon';

interface BackEndOptions {
  databaseUrl: string;
  /** Merchants it serves, each with the upstream `sandbox`. */
  merchants: unknown[];
  /** `ATRIUM_*_ORIGIN` of the installation that calls it. */
  environment: NodeJS.ProcessEnv;
}

/**
 * The sandbox as a third-party back end: without a gateway, on a port of this machine, behind proxies of this
 * machine. Its control page answers to `localhost`. Resolves with the port.
 */
export async function openBackEnd({ databaseUrl, merchants, environment }: BackEndOptions): Promise<number> {
  const engine = await openEngine({ databaseUrl });
  const app = createApp({ level: 'error' }, { trusted: TrustedProxies.read('127.0.0.1') });
  const sandbox = openSandbox({
    engine,
    origins: readOrigins(environment, { production: false, port: () => 0 }),
    ledgerKeys: ledgerTestKeys(),
    drawSecret: 'of the test',
    beacon: testBeacon(Date.now),
    merchants: loadMerchants(merchants),
    passwordCost: quickCost,
    control: ({ hostname }) => hostname === 'localhost',
  });
  await sandbox.prepare();
  await app.register(sandbox.routes);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}
