import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { nginxMissing } from '../bench/gateway/nginx';
import { startPortal } from '../support/portal';
import { defineProof } from './define-proof/define-proof';
import { count } from './define-proof/option';
import { embeddingOrigin } from './smuggling/ask-as-victim';
import { printFigures } from './smuggling/figures';
import { startRecorder } from './smuggling/recorder';
import { runFramings, type Route } from './smuggling/run-framings';
import { startProxies } from './smuggling/start-proxies';

/** Printed faults of one kind, so that many of one kind do not hide another. */
const mostOfAKind = 5;

/**
 * Sends every method with 49 framings to several paths over raw sockets, straight to the gateway and through nginx with
 * and without buffering, beside players' calls, and then bodies that the back end answers before it has read them. A
 * fault is a request at the back end that was not allowed, or a player with another player's answer.
 */
export const proof = defineProof({
  options: {
    paths: count('paths of each method and framing', { usual: 5, short: 1 }),
    victims: count("players' calls on each route", { usual: 500, short: 100 }),
  },
  run: async ({ values, report }) => {
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
    const routes: Route[] = [];
    try {
      const shared = { recorder, ...values };
      routes.push(await runFramings({ ...shared, name: 'straight', port: portal.port, straight: true }));
      if (proxies) {
        const { buffering, streaming } = proxies;
        routes.push(
          await runFramings({ ...shared, name: 'through nginx, buffering', port: buffering, straight: false }),
          await runFramings({ ...shared, name: 'through nginx, streaming', port: streaming, straight: false }),
        );
      }
    } finally {
      await proxies?.stop();
      await portal.stop();
      recorder.stop();
      rmSync(folder, { recursive: true, force: true });
    }
    printFigures(routes);
    report.fault(...examples(routes.flatMap(({ faults }) => faults)));
    for (const { name, allowed, refused, early, victims } of routes) {
      report.reached(allowed, `allowed requests ${name}`);
      report.reached(refused, `refused requests ${name}`);
      report.reached(early, `requests answered early ${name}`);
      report.reached(victims, `players' calls ${name}`, values.victims);
    }
    if (missing) report.skip('nginx', missing);
  },
});

/** A few faults of each kind, and the number of the others. */
function examples(faults: string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const fault of faults) {
    const kind = fault.slice(fault.lastIndexOf(': ') + 2).replaceAll(/\d+/g, '0');
    kinds.set(kind, [...(kinds.get(kind) ?? []), fault]);
  }
  return [...kinds.values()].flatMap((alike) => {
    const rest = alike.length - mostOfAKind;
    return rest > 0 ? [...alike.slice(0, mostOfAKind), `${rest} more like "${alike[0]}"`] : alike;
  });
}
