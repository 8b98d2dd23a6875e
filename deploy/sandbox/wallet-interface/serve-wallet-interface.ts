import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { gamesOfVendorCode } from '../games/catalogue';
import { vendors } from '../games/vendors';
import { acceptBet } from './accept-bet';
import { acceptBets } from './accept-bets';
import { acceptCall } from './accept-call';
import { acceptRollback } from './accept-rollback';
import { acceptWin, acceptWins } from './accept-wins';
import { walletCalls, walletPath, type WalletCallBody, type WalletCallName } from './calls';
import { readBalance } from './read-balance';
import type { WalletAnswer, WinsAnswer } from './wallet-answer';
import { WalletRefusal } from './wallet-refusal';

/** Largest body in bytes; a call with the most bets has less than all of it. */
const bodyLimit = 4_096;
/** Larger ones; a call with the most wins has less than all of it, with ids and rounds of up to 100 characters. */
const bodyLimits: Partial<Record<WalletCallName, number>> = { wins: 20_480 };

type Decide<Name extends WalletCallName> = (
  backend: Backend,
  vendor: string,
  call: WalletCallBody<Name>,
) => Promise<WalletAnswer | WinsAnswer>;

const decisions: { [Name in WalletCallName]: Decide<Name> } = {
  balance: readBalance,
  bet: acceptBet,
  bets: acceptBets,
  win: acceptWin,
  wins: acceptWins,
  rollback: acceptRollback,
};

/** The wallet for game vendors, on each vendor's host (docs/api/wallet-interface.md). */
export async function serveWalletInterface(app: FastifyInstance, backend: Backend): Promise<void> {
  const constraints = { host: backend.origins.hostPatterns.vendor };
  // the signature covers the bytes, so they are parsed after it was verified
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = refusalOf(error).answer;
    if (status >= 500) request.log.error({ err: error }, 'a call of a vendor failed');
    return reply.code(status).send(body);
  });
  for (const name of Object.keys(walletCalls) as WalletCallName[])
    app.post(walletPath(name), { constraints, bodyLimit: bodyLimits[name] ?? bodyLimit }, async (request, reply) => {
      const vendor = vendorOf(backend, request.hostname);
      const text = typeof request.body === 'string' ? request.body : '';
      await acceptCall(backend, vendor, request, text);
      const { status, body } = await decideCall(backend, vendor, name, text);
      return reply.code(status).header('cache-control', 'no-store').send(body);
    });
}

function decideCall<Name extends WalletCallName>(backend: Backend, vendor: string, name: Name, text: string) {
  const read = v.safeParse(walletCalls[name] as v.GenericSchema<unknown, WalletCallBody<Name>>, parse(text));
  if (!read.success) throw new WalletRefusal('request_invalid');
  return (decisions[name] as Decide<Name>)(backend, vendor, read.output);
}

/** @throws WalletRefusal as for a wrong key, so that the answer does not reveal which vendors exist */
function vendorOf({ origins }: Backend, hostname: string): string {
  const named = origins.read(hostname);
  const code = named?.kind === 'vendor' ? named.vendor : '';
  if (gamesOfVendorCode(code).length === 0 && !vendors.some((vendor) => vendor.code === code))
    throw new WalletRefusal('signature_invalid');
  return code;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WalletRefusal('request_invalid');
  }
}

function refusalOf(error: unknown): WalletRefusal {
  if (error instanceof WalletRefusal) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new WalletRefusal(status >= 400 && status < 500 ? 'request_invalid' : 'server_error');
}
