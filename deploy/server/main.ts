import { join } from 'node:path';
import { createApp, gateway, isForOperators, listenForOperators, readPackedPackages } from '../gateway';
import {
  damageIn,
  keepFolderPrivate,
  runNowOrOnceReachable,
  runOnceReachable,
  openEngine,
  packageFolder,
} from '../engine';
import { isKept, openRegistry, readOrMakeOperatorToken, readOrMakeOverrideToken } from '../registry';
import { demoAccounts, openSandbox, quickCost } from '../sandbox';
import { watchTrustedKeys } from './watch-trusted-keys';
import { ledgerKeys } from './ledger-keys';
import { greeting } from './greeting';
import { listeningPort } from './listening-port';
import { logOptions } from './log-options';
import { serverOptions } from './options';
import { publishBuilt } from './publish-built';
import { initialMerchants } from './read-merchants';
import { readClientSecrets } from './read-client-secrets';
import { readDefaultPasswords } from './read-default-passwords';
import { readTrust } from './read-trust';
import { refuseSandboxInProduction } from './refuse-sandbox';
import { closeOnSignal } from './shut-down';
import { failureMessage, reportFailure } from './report-failure';

try {
  const options = serverOptions(process.argv.slice(2), process.env);
  const origins = options.origins(() => options.publicPort ?? port());

  await keepFolderPrivate(options.dataFolder);
  const lastKnownGood = join(options.dataFolder, 'last-known-good');
  const engine = await openEngine({
    ...options,
    restricted: true,
    unrestricted: (sentence) => console.warn(sentence),
    mayBeUnavailable: isKept(lastKnownGood, options.environment),
  });
  const app = createApp(logOptions(options), { trusted: options.trustedProxies });
  const { file, trusted, signer } = readTrust(options);
  const registry = await openRegistry(engine, {
    environment: options.environment,
    trusted,
    signer,
    leastEpoch: options.leastEpoch,
    sandbox: !options.production,
    lastKnownGood,
    failed: (error) => {
      // It was told once, in a sentence.
      if (damageIn(error) === undefined)
        app.log.error({ err: error }, 'the registry could not be read; its last state stays in use');
    },
    rollback: options.rollback,
    rolledBack: (rolledBack) => app.log.warn({ rolledBack }, 'a release failed too often and was rolled back'),
    alerted: (alert) => app.log.error({ alert }, 'a release fails and was not rolled back automatically'),
  });
  const merchants = registry.merchants.served;
  const { channels: served } = registry.snapshot();

  const stopFollowing = watchTrustedKeys({
    file,
    trusted,
    changed: () => void registry.refresh().catch((error: unknown) => app.log.error({ err: error })),
    failed: (error) => app.log.error({ err: error }, 'the trusted keys could not be read; those of before stay'),
  });

  const port = () => listeningPort(app) ?? options.port;
  const { listener, origin } = options.operations;
  gateway(app, {
    engine,
    merchants,
    registry,
    // whoever reaches a database server is its operator without one
    operatorToken: options.databaseUrl ? undefined : readOrMakeOperatorToken(options.dataFolder),
    overrideToken: options.production ? undefined : readOrMakeOverrideToken(options.dataFolder),
    overrides: !options.production,
    packages: readPackedPackages(join(packageFolder(), 'dist/packages')),
    origins,
    operations: { origin },
    chooser: !options.production,
    reportLimit: options.reportLimit,
  });
  // In production it refuses to run; elsewhere a merchant may be given it while the server runs.
  const sandbox = options.production
    ? undefined
    : openSandbox({
        engine,
        origins,
        ledgerKeys: ledgerKeys({ trusted, signer }),
        merchants,
        defaultPasswords: readDefaultPasswords(options.defaultPasswords),
        clientSecrets: readClientSecrets(options.clientSecrets),
        control: isForOperators,
        mail: options.mail,
        ...(options.quickHashes && { passwordCost: quickCost }),
        failed: (error) => app.log.error({ err: error }, 'a merchant has no demo accounts yet'),
      });
  const prepare = async () => {
    const first = initialMerchants(options, merchants);
    refuseSandboxInProduction({ all: [...merchants.all, ...first] }, options);
    await registry.merchants.seed(first);
    for (const refused of await publishBuilt(registry, options.builtFolder, served)) reportFailure(refused);
    await sandbox?.prepare();
  };
  const mayWait = registry.snapshot().channels.length > 0;
  const failed = (error: unknown) => app.log.error(failureMessage(error));
  if (registry.isReached()) await runNowOrOnceReachable(prepare, { mayWait, failed, isCancelled: () => false });
  else registry.reached.then(() => runOnceReachable(prepare)).catch((error: unknown) => app.log.error(error));
  if (sandbox) await app.register(sandbox.routes);

  const operationsPort = await listenForOperators(app, listener);
  await app.listen({ port: options.port, host: options.host });
  const operations = `http://localhost:${operationsPort}`;
  // what the command line asks
  await engine.announce(operations);
  closeOnSignal([stopFollowing, () => app.close(), () => registry.close(), () => engine.close()], (error) =>
    app.log.error(error),
  );

  console.log(greeting({ origins, operations, merchants, accounts: sandbox ? demoAccounts : [] }));
  if (options.readyLine) {
    const address = `http://localhost:${port()}`;
    console.log(`ATRIUM READY ${JSON.stringify({ address, port: port(), operations })}`);
  }
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
