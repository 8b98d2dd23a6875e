import { createHmac, randomUUID } from 'node:crypto';
import { ask } from '../kill/http';

export interface Call {
  name: 'bet' | 'win' | 'rollback';
  vendor: string;
  fields: { transactionId: string } & Record<string, string | number>;
}

export interface SignedCall {
  vendor: string;
  name: string;
  fields: Record<string, string | number>;
  headers: Record<string, string>;
}

/** Signs a call as docs/api/wallet-interface.md says, without the portal's code. */
export function signed({ name, vendor, fields }: Call, key: Buffer): SignedCall {
  const time = String(Date.now());
  const nonce = randomUUID();
  const text = ['POST', `/wps/wallet-interface/${name}`, time, nonce, JSON.stringify(fields)].join('\n');
  const signature = createHmac('sha256', key).update(text).digest('base64url');
  const headers = { 'x-wallet-time': time, 'x-wallet-nonce': nonce, 'x-wallet-signature': signature };
  return { vendor, name, fields, headers };
}

/** @throws Unanswered */
export function send(port: number, { vendor, name, fields, headers }: SignedCall) {
  return ask<{ balance: number }>(
    `http://${vendor.toLowerCase()}.games.localhost:${port}/wps/wallet-interface/${name}`,
    { method: 'POST', headers, body: fields },
  );
}
