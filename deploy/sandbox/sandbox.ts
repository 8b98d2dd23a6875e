import { join } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { migrate, packageFolder } from '../engine';
import { seedAccounts } from './accounts/seed-accounts';
import type { Backend } from './backend';
import { schemaName } from './database/schema';
import { ensureEncryptionKey } from './encryption/keys';
import { gameOperations } from './games/operations';
import { serveLive } from './live/serve-live';
import { memberOperations } from './member/operations';
import { demoMerchants } from './merchants/demo-merchants';
import { defaultLimits, type SandboxOptions } from './options';
import { serveVendors } from './play/serve-vendors';
import { sessionOperations } from './session/operations';
import { systemOperations } from './system/operations';
import { servePing } from './system/ping';
import { walletOperations } from './wallets/operations';
import { acceptJson } from './wire/accept-json';
import { requestId } from './wire/request-id';
import { serve } from './wire/serve';

/**
 * The reference back end of the portal: the calls of the catalogue below `/wps`, game vendors on origins of their own,
 * and the control page. For development and demonstrations only: it refuses to start in production.
 */
export function sandbox(options: SandboxOptions): FastifyPluginAsync {
  return async (app) => {
    if (process.env['NODE_ENV'] === 'production') {
      throw new Error('The sandbox deals in play money and demo accounts: it does not run with NODE_ENV=production.');
    }
    const backend = await openBackend(options);
    await app.register((calls) => serveCalls(calls, backend));
    await app.register((games) => serveVendors(games, backend));
  };
}

/** Brings the schema up to date and makes what a fresh start needs: the key pair and the demo accounts. */
export async function openBackend(options: SandboxOptions): Promise<Backend> {
  const backend: Backend = {
    engine: options.engine,
    clock: options.clock ?? Date.now,
    addresses: options.addresses,
    limits: { ...defaultLimits, ...options.limits },
    merchants: new Map((options.merchants ?? demoMerchants).map((merchant) => [merchant.code, merchant])),
  };
  await migrate(backend.engine, { schema: schemaName, folder: join(packageFolder(), 'sandbox/migrations') });
  await ensureEncryptionKey(backend);
  await seedAccounts(backend);
  return backend;
}

async function serveCalls(app: FastifyInstance, backend: Backend): Promise<void> {
  acceptJson(app);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', requestId(request)).header('cache-control', 'no-store');
  });
  servePing(app);
  serveLive(app, backend);
  const operations = [
    ...systemOperations(backend),
    ...sessionOperations(backend),
    ...memberOperations(backend),
    ...walletOperations(backend),
    ...gameOperations(backend),
  ];
  for (const operation of operations) serve(app, backend, operation);
}
