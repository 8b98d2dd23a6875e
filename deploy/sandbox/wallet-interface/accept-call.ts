import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Backend } from '../backend';
import { signatureHeaders, signCall } from './sign-call';
import { walletNonces } from './tables';
import { WalletRefusal } from './wallet-refusal';

/** Largest difference between the clocks of vendor and wallet. Milliseconds, 1 minute. */
export const timeWindow = 60_000;

/** What of a request is verified. */
export type SignedRequest = Pick<FastifyRequest, 'method' | 'headers'> & { raw: { url?: string | undefined } };

/**
 * Verifies that the vendor signed exactly this call, recently and for the first time. The nonce is consumed even when
 * the call is refused later; nonces of calls without a valid signature are not stored.
 * @throws WalletRefusal
 */
export async function acceptCall(
  backend: Pick<Backend, 'engine' | 'clock' | 'vendorKeys'>,
  vendor: string,
  request: SignedRequest,
  body: string,
): Promise<void> {
  const [time, nonce, signature] = [
    headerOf(request, signatureHeaders.time, /^\d{1,15}$/),
    headerOf(request, signatureHeaders.nonce, /^[\w-]{16,64}$/),
    headerOf(request, signatureHeaders.signature, /^[\w-]{43}$/),
  ];
  const path = request.raw.url ?? '';
  const expected = signCall(await backend.vendorKeys.of(vendor), { method: request.method, path, time, nonce, body });
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) throw new WalletRefusal('signature_invalid');
  if (Math.abs(backend.clock() - Number(time)) > timeWindow) throw new WalletRefusal('time_out_of_window');
  const stored = await backend.engine.database
    .insert(walletNonces)
    .values({ vendor, nonce, expiresAt: new Date(Number(time) + timeWindow) })
    .onConflictDoNothing()
    .returning({ nonce: walletNonces.nonce });
  if (stored.length === 0) throw new WalletRefusal('nonce_used');
}

function headerOf({ headers }: Pick<SignedRequest, 'headers'>, name: string, pattern: RegExp): string {
  const value = headers[name];
  if (typeof value !== 'string' || !pattern.test(value)) throw new WalletRefusal('signature_invalid');
  return value;
}
