import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../clock';
import { walletPath, type WalletCallBody, type WalletCallName } from '../wallet-interface/calls';
import { signatureHeaders, signCall } from '../wallet-interface/sign-call';

/** Sends a request: `fetch`, or a replacement. */
export type SendRequest = (
  url: string,
  init: { method: string; headers: Record<string, string>; body: string },
) => Promise<Response>;

/** How the wallet answered. Without an answer the call may have been carried out or not. */
export type WalletReply =
  | { kind: 'accepted'; balance: number }
  | { kind: 'refused'; code: string; value: Record<string, unknown> }
  | { kind: 'unanswered'; cause: unknown };

interface Connection {
  clock: Clock;
  originOf: (vendor: string) => string;
  keyOf: (vendor: string) => Promise<string>;
}

const AnswerSchema = v.variant('success', [
  v.object({ success: v.literal(true), value: v.object({ balance: v.pipe(v.number(), v.safeInteger()) }) }),
  v.object({ success: v.literal(false), code: v.string(), value: v.optional(v.record(v.string(), v.unknown()), {}) }),
]);

/** Longest wait for an answer, in milliseconds. */
const patience = 8_000;

/** A vendor's client of the wallet interface; each call is signed with the vendor's key. */
export class WalletClient {
  #send: SendRequest = () => Promise.reject(new Error('The wallet is not connected yet.'));

  constructor(private readonly connection: Connection) {}

  /** In one process the requests go to the own server, because its host names may not resolve on this machine. */
  connect(send: SendRequest): void {
    this.#send = send;
  }

  async call<Name extends WalletCallName>(
    vendor: string,
    name: Name,
    fields: WalletCallBody<Name>,
  ): Promise<WalletReply> {
    const path = walletPath(name);
    const parts = {
      method: 'POST',
      path,
      time: String(this.connection.clock()),
      nonce: randomUUID(),
      body: JSON.stringify(fields),
    };
    const signature = signCall(await this.connection.keyOf(vendor), parts);
    try {
      const sent = this.#send(this.connection.originOf(vendor) + path, {
        method: parts.method,
        headers: {
          'content-type': 'application/json',
          [signatureHeaders.time]: parts.time,
          [signatureHeaders.nonce]: parts.nonce,
          [signatureHeaders.signature]: signature,
        },
        body: parts.body,
      });
      return await readReply(await withPatience(sent));
    } catch (cause) {
      return { kind: 'unanswered', cause };
    }
  }
}

/**
 * A failure of the server, a limit, and what is not an answer of the wallet leave open what has happened. So does a
 * refused signature: a copy of the call, made on the way, may have been accepted before.
 */
async function readReply(response: Response): Promise<WalletReply> {
  const { status } = response;
  if (status >= 500 || status === 429 || status === 401)
    return { kind: 'unanswered', cause: new Error(`The wallet answered ${status}.`) };
  const answer = v.safeParse(AnswerSchema, await response.json());
  if (!answer.success) return { kind: 'unanswered', cause: new v.ValiError(answer.issues) };
  const { output } = answer;
  if (!output.success && output.code === 'transaction_in_progress')
    return { kind: 'unanswered', cause: new Error('The wallet is still working on an earlier copy of the call.') };
  return output.success
    ? { kind: 'accepted', balance: output.value.balance }
    : { kind: 'refused', code: output.code, value: output.value };
}

async function withPatience<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The wallet did not answer in time.')), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
