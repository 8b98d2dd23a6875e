import { join } from 'node:path';
import { createApp, gateway } from '../gateway';
import { openEngine } from '../engine';
import { openRegistry, readOrMakeOperatorToken } from '../registry';
import { demoAccounts, localAddresses, openSandbox } from '../sandbox';
import { greeting } from './greeting';
import { listeningPort } from './listening-port';
import { logOptions } from './log-options';
import { serverOptions } from './options';
import { publishBuilt } from './publish-built';
import { readMerchants } from './read-merchants';
import { readTrust } from './read-trust';
import { refuseSandboxInProduction } from './refuse-sandbox';
import { closeOnSignal } from './shut-down';
import { tellFailure } from './tell-failure';

try {
  const options = serverOptions(process.argv.slice(2), process.env);
  const merchants = readMerchants(options.merchantsFile);
  refuseSandboxInProduction(merchants, options);

  const engine = await openEngine(options);
  const app = createApp(logOptions(options));
  const registry = await openRegistry(engine, {
    environment: options.environment,
    ...readTrust(options),
    lastKnownGood: join(options.dataFolder, 'last-known-good'),
    failed: (error) => app.log.error({ err: error }, 'the registry could not be read; its last state stays in use'),
    stepBack: options.stepBack,
    steppedBack: (stepped) => app.log.warn({ stepped }, 'a release failed too often'),
  });
  for (const refused of await publishBuilt(registry, options.builtFolder)) tellFailure(refused);

  const port = () => listeningPort(app) ?? options.port;
  const addresses = localAddresses(() => options.publicPort ?? port());
  gateway(app, {
    engine,
    merchants,
    registry,
    // whoever reaches a database server is its operator without one
    operatorToken: options.databaseUrl ? undefined : readOrMakeOperatorToken(options.dataFolder),
    overrides: !options.production,
    vendorOrigin: addresses.vendor,
    reportLimit: options.reportLimit,
  });
  const sandboxed = merchants.all.filter(({ upstream }) => upstream.kind === 'sandbox');
  if (sandboxed.length > 0) {
    await app.register(await openSandbox({ engine, addresses, merchants: sandboxed, control: !options.production }));
  }

  await app.listen({ port: options.port, host: options.host });
  const address = `http://localhost:${port()}`;
  await engine.announce(address);
  closeOnSignal([() => app.close(), () => registry.close(), () => engine.close()], (error) => app.log.error(error));

  console.log(greeting(port(), merchants, demoAccounts));
  if (options.readyLine) console.log(`ATRIUM READY ${JSON.stringify({ address, port: port() })}`);
} catch (error) {
  tellFailure(error);
  process.exit(1);
}
