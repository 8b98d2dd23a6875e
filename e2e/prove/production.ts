import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { nginxMissing } from '../bench/gateway/nginx';
import { copyDatabase } from '../support/copy-database';
import { Control } from '../support/control';
import { freePort } from '../support/engines/free-port';
import { startPortal, type Portal } from '../support/portal';
import { defineProof } from './define-proof/define-proof';
import type { Report } from './define-proof/report';
import { checkAddresses } from './production/check-addresses';
import { checkHeaders } from './production/check-headers';
import { createCertificate } from './production/create-certificate';
import { certificateNames, domains, originVariables } from './production/installation';
import { merchantsBehind } from './production/merchants-behind';
import { printTable } from './production/print-table';
import { runStories } from './production/run-stories';
import { startBackEnd } from './production/start-back-end';
import { startNginx } from './production/start-nginx';

/**
 * Runs an installation as in production: nginx with TLS on made-up domains, two servers with `NODE_ENV=production` on
 * one PostgreSQL, and a third-party back end in its own process. Prints each story, the client addresses that the back
 * end received, and the security headers. There is nothing to count, so that a short run is the same.
 */
export const proof = defineProof({
  options: {},
  run: async ({ report }) => {
    const [withoutDatabase, withoutNginx] = [postgresMissing(), nginxMissing()];
    if (withoutDatabase) report.skip('PostgreSQL', withoutDatabase);
    if (withoutNginx) report.skip('nginx', withoutNginx);
    if (!withoutDatabase && !withoutNginx) await runInstallation(report);
  },
});

async function runInstallation(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-production-'));
  const cleanUps: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const certificate = createCertificate(folder, certificateNames);
    const [port, outerPort, innerPort] = [await freePort(), await freePort(), await freePort()];
    const origins = originVariables(port);
    const database = await startPostgres();
    cleanUps.push(() => database.stop());

    const backEnd = await startBackEnd({
      databaseUrl: await copyDatabase(database.url),
      merchants: merchantsBehind({ kind: 'sandbox' }, demoMerchants),
      environment: origins,
    });
    cleanUps.push(() => backEnd.stop());

    const merchants = join(folder, 'merchants.json');
    const upstream = { kind: 'address', origin: backEnd.origin };
    writeFileSync(merchants, JSON.stringify(merchantsBehind(upstream, demoMerchants)));
    const environment = {
      ...origins,
      NODE_ENV: 'production',
      ATRIUM_ENVIRONMENT: 'production',
      ATRIUM_MERCHANTS: merchants,
      ATRIUM_TRUSTED_PROXIES: '127.0.0.1',
      HOST: '127.0.0.1',
    };
    const gateways: Portal[] = [];
    cleanUps.push(() => Promise.all(gateways.map((gateway) => gateway.stop())));
    // one after the other: the first creates the tables and publishes
    for (let number = 1; number <= 2; number += 1)
      gateways.push(await startPortal({ databaseUrl: database.url, environment }));
    const gatewayPorts = gateways.map((gateway) => gateway.port);

    const nginx = { folder: join(folder, 'nginx'), certificate, port, outerPort, innerPort, gatewayPorts };
    cleanUps.push(await startNginx({ ...nginx, backEndPort: backEnd.port }));

    await runStories({ port, certificate, control: new Control({ operations: `http://localhost:${backEnd.port}` }) });

    const host = `www.${domains.own}:${port}`;
    const { authority } = certificate;
    report.log('\nClient address that the back end received');
    const addresses = await checkAddresses([
      { route: 'one proxy', request: { host, port, authority } },
      { route: 'two proxies', request: { host, port: outerPort, authority } },
      { route: 'no proxy', request: { host, port: gatewayPorts[0] ?? 0 } },
    ]);
    printTable(['route', 'honest', 'forged'], addresses);

    report.log('\nSecurity headers');
    const part = (name: string) => `lotus--${name}.${domains.embed}:${port}`;
    const headers = await checkHeaders(
      [
        { name: 'page, own domain', host, path: '/', fromGateway: true },
        { name: 'page, shared domain', host: `lotus.${domains.portals}:${port}`, path: '/', fromGateway: true },
        { name: 'back end’s answer', host, path: '/wps/system/status?host=www', fromGateway: true },
        { name: 'slider', host: part('captcha'), path: '/captcha', fromGateway: true },
        { name: 'tag', host: part('tag-gtm'), path: '/tags/gtm/local-GTM', fromGateway: true },
        { name: 'chat (back end)', host: part('chat'), path: '/chat', fromGateway: false },
      ],
      { port, authority },
    );
    printTable(['response', 'header', 'value'], headers);
    report.log('\nAll checks of production passed.');
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}
