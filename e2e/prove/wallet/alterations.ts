import { randomUUID } from 'node:crypto';
import type { SignedCall } from './signed-call';

const withHeader = (call: SignedCall, name: string, value: string): SignedCall => ({
  ...call,
  headers: { ...call.headers, [name]: value },
});

/** Changes of a call after it was signed; the wallet must refuse each of them. */
export const alterations: ((call: SignedCall) => SignedCall)[] = [
  (call) => ({ ...call, fields: { ...call.fields, amount: 1_000_000 } }),
  (call) => ({ ...call, fields: { ...call.fields, player: `${call.fields['player']}0` } }),
  (call) => ({ ...call, name: 'bet' }),
  (call) => ({ ...call, vendor: call.vendor === 'NOVA' ? 'JADE' : 'NOVA' }),
  (call) => withHeader(call, 'x-wallet-nonce', randomUUID()),
  (call) => withHeader(call, 'x-wallet-time', String(Date.now() + 5)),
  (call) => withHeader(call, 'x-wallet-signature', 'A'.repeat(43)),
];
