import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { acceptCall, type SignedRequest } from '../wallet-interface/accept-call';
import { signatureHeaders, signCall } from '../wallet-interface/sign-call';
import { WalletRefusal } from '../wallet-interface/wallet-refusal';
import { PaymentSchema, settleDeposit, type Payment } from './settle-deposit';

/** Where the payment provider reports payments of a merchant. */
export const webhookPath = (merchant: string) => `/wps/payments/${merchant}`;

/** Name of the key that the provider signs reports of a merchant with. */
const signerOf = ({ code }: Merchant) => `payments:${code}`;

/**
 * Verifies that the provider signed exactly this report, for this merchant, recently and for the first time; then
 * applies it. @throws WalletRefusal
 */
export async function receiveWebhook(
  backend: Backend,
  merchant: Merchant,
  request: SignedRequest,
  body: string,
): Promise<void> {
  await acceptCall(backend, signerOf(merchant), request, body);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), PaymentSchema), body);
  if (!read.success || (await settleDeposit(backend, merchant, read.output)) === 'refused')
    throw new WalletRefusal('request_invalid');
}

/** A report as the provider signs it. */
export async function signWebhook(backend: Backend, merchant: Merchant, payment: Payment) {
  const [time, nonce] = [String(backend.clock()), randomBytes(18).toString('base64url')];
  const [method, path, body] = ['POST', webhookPath(merchant.code), JSON.stringify(payment)];
  const key = await backend.vendorKeys.of(signerOf(merchant));
  const signature = signCall(key, { method, path, time, nonce, body });
  const headers = {
    [signatureHeaders.time]: time,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: signature,
  };
  return { method, headers, raw: { url: path }, body };
}
