import { join } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { migrate, packageFolder, poll } from '../engine';
import { accountRequestOperations } from './account-requests/operations';
import { agentOperations } from './agent/operations';
import { foldTeamChanges } from './agent/team-sums';
import type { Backend } from './backend';
import { cashierOperations } from './cashier/operations';
import { serveWebhook } from './cashier/serve-webhook';
import { chatRoomOperations } from './chat-room/operations';
import { serveChatRoom } from './chat-room/serve-chat-room';
import { serveChat } from './chat/serve-chat';
import { contractOperations } from './contracts/operations';
import { startContracts } from './contracts/start-contracts';
import { MovableClock } from './control/movable-clock';
import { serveControl } from './control/serve-control';
import { schemaName } from './database/schema';
import { openDoors } from './doors/doors';
import { Hashing } from './hashing/hashing';
import { owaspCost } from './hashing/password-cost';
import { requestInProcess } from './identity/request-in-process';
import { clientSecret } from './identity/client-secret';
import { serveIdentity } from './identity/serve-identity';
import { signingKeys } from './identity/signing-keys';
import { ensureEncryptionKey } from './encryption/keys';
import { feedbackOperations } from './feedback/operations';
import { gameOperations } from './games/operations';
import { inboxOperations } from './inbox/operations';
import { serveLive } from './live/serve-live';
import { sealedLedgerStep, sealLedger } from './ledger/seal-ledger';
import { DrawScheduler } from './lottery/draw-scheduler';
import { allLotteries } from './lottery/games';
import { legalOperations } from './legal/operations';
import { lotteryOperations } from './lottery/operations';
import { helpOperations } from './help/operations';
import { mallOperations } from './mall/operations';
import { memberOperations } from './member/operations';
import { MerchantDirectory } from './merchants/merchant-directory';
import { noticeOperations } from './notices/operations';
import { defaultLimits, type SandboxOptions } from './options';
import { MailDelivery } from './outbox/mail-delivery';
import { serveLottery } from './lottery/betting/serve-lottery';
import { startSettlingBets } from './lottery/betting/settle-bets';
import { openBeacon } from './lottery/beacons/open-beacon';
import { silentBeacon } from './lottery/drawing/beacon';
import { DrawKey } from './lottery/drawing/draw-key';
import { configureDefaultPasswords, defaultPassword } from './passwords/default-password';
import { confirmDuePayments } from './payments/confirm-due-payments';
import { deliverPaymentReports } from './payment-provider/payment-reports';
import { servePaymentProvider } from './payment-provider/serve-payment-provider';
import { paymentOperations } from './payments/operations';
import { passkeyOperations } from './passkeys/operations';
import { passwordOperations } from './passwords/operations';
import { servePictures } from './pictures/serve-pictures';
import { startSettling } from './play/matches/settle-matches';
import { serveVendors } from './play/serve-vendors';
import { verificationOperations } from './verification/operations';
import { sliderOperations } from './slider/operations';
import { serveProvider } from './slider/serve-provider';
import { serveRecorder } from './recorder/serve-recorder';
import { raffleOperations } from './raffle/operations';
import { startRebates } from './rebates/start-rebates';
import { rebateOperations } from './rebates/operations';
import { redRainOperations } from './red-rain/operations';
import { referralOperations } from './referral/operations';
import { rewardOperations } from './reward-centre/operations';
import { registrationOperations } from './registration/operations';
import { startSeeding, seedMerchants } from './seed-merchants';
import { secondFactorOperations } from './second-factor/operations';
import { sessionOperations } from './session/operations';
import { socialOperations } from './social/operations';
import { Providers } from './social/providers';
import { supportOperations } from './support/operations';
import { serveDesk } from './support/serve-desk';
import { systemOperations } from './system/operations';
import { startPruning } from './pruning/prune';
import { servePing } from './system/ping';
import { OutboxDelivery } from './vendors/outbox-delivery';
import { vendorsSchema } from './vendors/tables';
import { WalletClient } from './vendors/wallet-client';
import { serveWalletInterface } from './wallet-interface/serve-wallet-interface';
import { startSendingWinMessages } from './wallet-interface/send-win-messages';
import { VendorKeys } from './wallet-interface/vendor-keys';
import { walletOperations } from './wallets/operations';
import { acceptForms } from './wire/accept-forms';
import { acceptJson } from './wire/accept-json';
import { acceptMultipart } from './wire/accept-multipart';
import { callsInProgress } from './wire/calls-in-progress';
import { registerCentreOperations } from './register-centre/operations';
import { teamTransferOperations } from './team-transfers/operations';
import { requestId } from '../network';
import { serve } from './wire/serve';

/**
 * The reference back end of the portal: the calls of the catalogue below `/wps`, game vendors on their own origins, and
 * the control page. For development and demos only: it refuses to start in production. The first start creates a key
 * pair and the demo accounts, which may take longer than the start-up timeout of a plug-in.
 */
export function openSandbox(options: SandboxOptions): Sandbox {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('The sandbox uses play money and demo accounts: it does not run with NODE_ENV=production.');
  }
  const backend = backendOf(options);
  return {
    routes: (app) => serveSandbox(app, backend, options),
    prepare: () => prepareBackend(backend, options),
    defaultPassword: (merchant) => defaultPassword(backend, backend.engine.database, merchant),
  };
}

/** Its routes can be served before the database is ready; calls fail until it is prepared. */
export interface Sandbox {
  routes: FastifyPluginAsync;
  /** Migrates the database and seeds the demo data. */
  prepare(): Promise<void>;
  /** The password of accounts without a chosen one, as the gateway of another back end has it configured. */
  defaultPassword(merchant: string): Promise<string>;
}

/** The back end behind the calls, migrated and seeded. */
export async function openBackend(options: SandboxOptions): Promise<Backend> {
  const backend = backendOf(options);
  await prepareBackend(backend, options);
  return backend;
}

function backendOf(options: SandboxOptions): Backend {
  const movableClock = new MovableClock(options.engine, options.clock ?? Date.now);
  const clock = movableClock.now;
  const drawKey = options.drawSecret === undefined ? undefined : new DrawKey(options.drawSecret);
  const vendorKeys = new VendorKeys(options.engine);
  return {
    engine: options.engine,
    clock,
    movableClock,
    origins: options.origins,
    ledgerKeys: options.ledgerKeys,
    limits: { ...defaultLimits, ...options.limits },
    hashing: options.hashing ?? new Hashing({ cost: options.passwordCost ?? owaspCost }),
    merchants: new MerchantDirectory(options.merchants),
    doors: { ...openDoors, ...options.doors },
    vendorKeys,
    paymentLine: { send: (url, init) => fetch(url, init) },
    drawKey,
    beacon: options.beacon ? openBeacon(options.beacon, () => movableClock.forward) : silentBeacon,
    wallet: new WalletClient({
      clock,
      originOf: (vendor) => options.origins.vendor(vendor),
      keyOf: (vendor) => vendorKeys.of(vendor),
    }),
    providers: new Providers(() => options.origins.identity(), options.clientSecrets),
    strictSource: options.strictSource ?? false,
    mail: options.mail,
  };
}

async function prepareBackend(
  backend: Backend,
  { defaultPasswords = {} }: Pick<SandboxOptions, 'defaultPasswords'>,
): Promise<void> {
  await migrate(backend.engine, {
    schema: schemaName,
    folder: join(packageFolder(), 'sandbox/migrations'),
    after: { [sealedLedgerStep]: (transaction) => sealLedger(backend, transaction) },
  });
  await migrate(backend.engine, {
    schema: vendorsSchema,
    folder: join(packageFolder(), 'sandbox/vendors/migrations'),
  });
  await backend.movableClock.load();
  await configureDefaultPasswords(backend, defaultPasswords);
  await Promise.all([ensureEncryptionKey(backend), seedMerchants(backend)]);
}

/** Mounts the sandbox's origins and calls. */
export async function serveSandbox(
  app: FastifyInstance,
  backend: Backend,
  {
    control,
    drawsByItself = true,
    settlesByItself = true,
    walletLine = (send) => send,
    onFailure = () => undefined,
  }: Pick<SandboxOptions, 'control' | 'drawsByItself' | 'settlesByItself' | 'walletLine' | 'onFailure'> = {},
): Promise<void> {
  app.addHook('onClose', startSeeding(backend, onFailure));
  const stopFollowing = backend.movableClock.follow((error) => app.log.error(error));
  app.addHook('onClose', async () => stopFollowing());
  await app.register((calls) => serveCalls(calls, backend, { drawsByItself }));
  await app.register((wallet) => serveWalletInterface(wallet, backend));
  await app.register((payments) => serveWebhook(payments, backend));
  await app.register((pages) => servePaymentProvider(pages, backend));
  await app.register((games) => serveVendors(games, backend));
  await app.register((lottery) => serveLottery(lottery, backend));
  await app.register((provider) => serveProvider(provider, backend));
  await app.register((chat) => serveChat(chat, backend));
  await app.register((room) => serveChatRoom(room, backend));
  await app.register((desk) => serveDesk(desk, backend));
  await app.register((pictures) => servePictures(pictures, backend));
  await app.register((recorder) => serveRecorder(recorder, backend));
  await app.register((identity) => serveIdentity(identity, backend));
  backend.wallet.connect(walletLine(requestInProcess(app)));
  backend.paymentLine.send = requestInProcess(app);
  if (settlesByItself) {
    const onError = (error: unknown) => app.log.error(error);
    for (const stop of [
      new OutboxDelivery(backend).start(onError),
      startSettling(backend, onError),
      startSettlingBets(backend, onError),
      startSendingWinMessages(backend, onError),
      startRebates(backend, onError),
      poll(() => confirmDuePayments(backend), onError),
      poll(() => deliverPaymentReports(backend, onError), onError),
      startContracts(backend, onError),
      poll(() => foldTeamChanges(backend), onError),
    ])
      app.addHook('onClose', stop);
  }
  backend.providers.serveOwnProvider({
    ask: requestInProcess(app),
    secretOf: async (clientId) => clientSecret(await signingKeys(backend), clientId),
  });
  if (control) await app.register((page) => serveControl(page, backend, control));
}

async function serveCalls(
  app: FastifyInstance,
  backend: Backend,
  { drawsByItself }: { drawsByItself: boolean },
): Promise<void> {
  acceptJson(app);
  acceptForms(app);
  acceptMultipart(app);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', requestId(request)).header('cache-control', 'no-store');
  });
  servePing(app, backend);
  serveLive(app, backend);
  const scheduler = new DrawScheduler(backend, allLotteries);
  if (drawsByItself)
    app.addHook(
      'onClose',
      scheduler.start((error) => app.log.error(error, 'draws are late')),
    );
  app.addHook(
    'onClose',
    startPruning(backend, (error) => app.log.error(error, 'pruning failed')),
  );
  if (backend.mail) {
    const delivery = new MailDelivery(backend, backend.mail);
    app.addHook(
      'onClose',
      delivery.start((error) => app.log.error(error)),
    );
  }
  const operations = [
    ...systemOperations(backend),
    ...chatRoomOperations(backend),
    ...helpOperations(backend),
    ...sessionOperations(backend),
    ...passwordOperations(backend),
    ...passkeyOperations(backend),
    ...registrationOperations(backend),
    ...socialOperations(backend),
    ...secondFactorOperations(backend),
    ...memberOperations(backend),
    ...inboxOperations(backend),
    ...rewardOperations(backend),
    ...referralOperations(backend),
    ...raffleOperations(backend),
    ...rebateOperations(backend),
    ...walletOperations(backend),
    ...cashierOperations(backend),
    ...paymentOperations(backend),
    ...gameOperations(backend),
    ...lotteryOperations(backend, scheduler),
    ...mallOperations(backend),
    ...noticeOperations(backend),
    ...feedbackOperations(backend),
    ...agentOperations(backend),
    ...redRainOperations(backend),
    ...registerCentreOperations(backend),
    ...teamTransferOperations(backend),
    ...contractOperations(backend),
    ...verificationOperations(backend),
    ...supportOperations,
    ...legalOperations(backend),
    ...accountRequestOperations(backend),
    ...sliderOperations,
  ];
  const ended = callsInProgress(app);
  app.addHook('onClose', async () => {
    // first, so that no call waits in the queue
    await backend.hashing.close();
    await ended();
  });
  for (const operation of operations) serve(app, backend, operation);
}
