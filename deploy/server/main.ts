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
import { demoAccounts, lineDelay, openSandbox, quickCost } from '../sandbox';
import { watchTrustedKeys } from './watch-trusted-keys';
import { drawSecretOf } from './draw-secret';
import { ledgerKeys } from './ledger-keys';
import { greeting } from './greeting';
import { listeningPort } from './listening-port';
import { logOptions } from './log-options';
import { serverOptions } from './options';
import { publishBuilt } from './publish-built';
import { startBeacon } from './start-beacon';
import { initialMerchants } from './read-merchants';
import { readClientSecrets } from './read-client-secrets';
import { readDefaultPasswords } from './read-default-passwords';
import { readTrust } from './read-trust';
import { serveSandboxAlone } from './serve-sandbox-alone';
import { refuseSandboxInProduction } from './refuse-sandbox-in-production';
import { closeOnSignal } from './close-on-signal';
import { failureMessage, printFailure } from './print-failure';

try {
  const options = serverOptions(process.argv.slice(2), process.env);
  const origins = options.origins(() => options.publicPort ?? port());

  await keepFolderPrivate(options.dataFolder);
  const draws = !options.production && options.drawSecret !== 'none';
  const ownBeacon = draws && !options.beacon ? startBeacon(options.dataFolder) : undefined;
  const lastKnownGood = join(options.dataFolder, 'last-known-good');
  const engine = await openEngine({
    ...options,
    restricted: true,
    onUnrestricted: (message) => console.warn(message),
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
    onFailure: (error) => {
      // Damage has been reported once already.
      if (damageIn(error) === undefined)
        app.log.error({ err: error }, 'the registry could not be read; its last state stays in use');
    },
    deltas: {
      onFailure: (error) => app.log.info({ err: error }, 'a delta could not be made; browsers get whole files instead'),
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
    onChange: () => void registry.refresh().catch((error: unknown) => app.log.error({ err: error })),
    onFailure: (error) =>
      app.log.error({ err: error }, 'the trusted keys could not be read; the previous ones stay in use'),
  });

  const port = () => listeningPort(app) ?? options.port;
  const { listener, origin } = options.operations;
  const defaultPasswords = readDefaultPasswords(options.defaultPasswords);
  gateway(app, {
    engine,
    merchants,
    registry,
    // with a database server there is no token, because access to the database already makes an operator
    operatorToken: options.databaseUrl ? undefined : readOrMakeOperatorToken(options.dataFolder),
    overrideToken: options.production ? undefined : readOrMakeOverrideToken(options.dataFolder),
    overrides: !options.production,
    packages: readPackedPackages(join(packageFolder(), 'dist/packages')),
    origins,
    operations: { origin },
    chooser: !options.production,
    snapshotWorker: options.snapshotWorker,
    snapshotAge: options.snapshotAge,
    reportLimit: options.reportLimit,
    sandboxOrigin: options.sandboxOrigin,
    ...(!options.production && { lineDelay }),
    defaultPassword: async (merchant) => defaultPasswords[merchant] ?? sandbox?.defaultPassword(merchant),
  });
  // Not in production. Elsewhere a merchant may switch to it while the server runs.
  const beacon = options.beacon ?? (await ownBeacon)?.source;
  const open = () =>
    openSandbox({
      engine,
      origins,
      ledgerKeys: ledgerKeys({ trusted, signer }),
      drawSecret: drawSecretOf(options),
      beacon,
      merchants,
      defaultPasswords,
      clientSecrets: readClientSecrets(options.clientSecrets),
      control: isForOperators,
      strictSource: options.strictSource,
      mail: options.mail,
      ...(options.quickHashes && { passwordCost: quickCost }),
      onFailure: (error) => app.log.error({ err: error }, 'a merchant has no demo accounts yet'),
    });
  const sandbox = options.production ? undefined : open();
  const prepare = async () => {
    const initial = initialMerchants(options, merchants);
    refuseSandboxInProduction({ all: [...merchants.all, ...initial] }, options);
    await registry.merchants.seed(initial);
    for (const refused of await publishBuilt(registry, options.builtFolder, served)) printFailure(refused);
    await sandbox?.prepare();
  };
  const canWait = registry.snapshot().channels.length > 0;
  const onFailure = (error: unknown) => app.log.error(failureMessage(error));
  if (registry.isReached()) await runNowOrOnceReachable(prepare, { canWait, onFailure, isCancelled: () => false });
  else registry.reached.then(() => runOnceReachable(prepare)).catch((error: unknown) => app.log.error(error));
  if (sandbox) await app.register(sandbox.routes);

  const alone = sandbox && options.sandboxOrigin ? await serveSandboxAlone(open(), logOptions(options)) : undefined;
  const operationsPort = await listenForOperators(app, listener);
  await app.listen({ port: options.port, host: options.host });
  const operations = `http://localhost:${operationsPort}`;
  // the command line sends its requests there
  await engine.publishAddress(operations);
  closeOnSignal(
    [
      stopFollowing,
      () => app.close(),
      () => alone?.close(),
      async () => (await ownBeacon)?.close(),
      () => registry.close(),
      () => engine.close(),
    ],
    (error) => app.log.error(error),
  );

  const keepsToken = options.databaseUrl === undefined;
  const accounts = sandbox ? demoAccounts : [];
  const { strictSource } = options;
  console.log(greeting({ origins, operations: origin ?? operations, keepsToken, merchants, accounts, strictSource }));
  if (options.readyLine) {
    const address = `http://localhost:${port()}`;
    console.log(`ATRIUM READY ${JSON.stringify({ address, port: port(), operations, sandbox: alone?.origin })}`);
  }
} catch (error) {
  printFailure(error);
  process.exit(1);
}
