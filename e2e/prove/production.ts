import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { copyDatabase } from '../support/copy-database';
import { Control } from '../support/control';
import { freePort } from '../support/engines/free-port';
import { startPortal, type Portal } from '../support/portal';
import { makeCertificate } from './production/authority';
import { checkAddresses } from './production/check-addresses';
import { checkHeaders } from './production/check-headers';
import { domains, names, originsAt } from './production/installation';
import { merchantsOf } from './production/merchants';
import { printTable } from './production/print-table';
import { startBackEnd } from './production/start-back-end';
import { startNginx } from './production/start-nginx';
import { tellStories } from './production/tell-stories';

/**
 * Runs an installation as in production: nginx with TLS on made-up domains before two servers with
 * `NODE_ENV=production` on one PostgreSQL, and a third-party back end in a process of its own. Prints what a
 * visitor did, the client addresses heard, and the security headers.
 * @throws when a story fails, an address is wrong or a header is missing; never because of a time
 */
export async function prove(): Promise<void> {
  const missing = postgresMissing();
  if (missing) return console.log(`\nProduction: skipped, ${missing}`);
  const folder = mkdtempSync(join(tmpdir(), 'atrium-production-'));
  const ending: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const certificate = makeCertificate(folder, names);
    const [port, twice, between] = [await freePort(), await freePort(), await freePort()];
    const origins = originsAt(port);
    const database = await startPostgres();
    ending.push(() => database.stop());

    const backEnd = await startBackEnd({
      databaseUrl: await copyDatabase(database.url),
      merchants: merchantsOf(demoMerchants, { kind: 'sandbox' }),
      environment: origins,
    });
    ending.push(() => backEnd.stop());

    const merchants = join(folder, 'merchants.json');
    writeFileSync(merchants, JSON.stringify(merchantsOf(demoMerchants, { kind: 'address', origin: backEnd.origin })));
    const environment = {
      ...origins,
      NODE_ENV: 'production',
      ATRIUM_ENVIRONMENT: 'production',
      ATRIUM_MERCHANTS: merchants,
      ATRIUM_TRUSTED_PROXIES: '127.0.0.1',
      HOST: '127.0.0.1',
    };
    const start = () => startPortal({ databaseUrl: database.url, environment });
    const gateways: Portal[] = [await start()];
    ending.push(() => Promise.all(gateways.map((gateway) => gateway.stop())));
    gateways.push(await start());

    const ports = gateways.map((gateway) => gateway.port);
    const nginx = { folder: join(folder, 'nginx'), certificate, port, twice, between, gateways: ports };
    ending.push(await startNginx({ ...nginx, backEnd: backEnd.port }));

    await tellStories({ port, certificate, control: new Control({ operations: `http://localhost:${backEnd.port}` }) });

    const host = `www.${domains.own}:${port}`;
    const { authority } = certificate;
    console.log('\nThe client’s address, as the back end hears it');
    const addresses = await checkAddresses([
      { way: 'one proxy', question: { host, port, authority } },
      { way: 'two proxies', question: { host, port: twice, authority } },
      { way: 'no proxy', question: { host, port: ports[0] ?? 0 } },
    ]);
    printTable(['way', 'honest', 'forged'], addresses);

    console.log('\nSecurity headers');
    const part = (name: string) => `lotus--${name}.${domains.embed}:${port}`;
    const headers = await checkHeaders(
      [
        { name: 'page, own domain', host, path: '/', ours: true },
        { name: 'page, portals', host: `lotus.${domains.portals}:${port}`, path: '/', ours: true },
        { name: 'back end’s answer', host, path: '/wps/system/status?host=www', ours: true },
        { name: 'slider', host: part('captcha'), path: '/captcha', ours: true },
        { name: 'tag', host: part('tag-gtm'), path: '/tags/gtm/local-GTM', ours: true },
        { name: 'chat (theirs)', host: part('chat'), path: '/chat', ours: false },
      ],
      { port, authority },
    );
    printTable(['name', 'hsts', 'nosniff', 'policy'], headers);
    console.log('\nEverything holds in production.');
  } finally {
    for (const end of ending.reverse()) await end();
  }
}
