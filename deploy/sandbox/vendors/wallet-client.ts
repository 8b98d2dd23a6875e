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

const Refused = v.object({
  success: v.literal(false),
  code: v.string(),
  value: v.optional(v.record(v.string(), v.unknown()), {}),
});
const Balance = v.object({ balance: v.pipe(v.number(), v.safeInteger()) });

const AnswerSchema = v.variant('success', [v.object({ success: v.literal(true), value: Balance }), Refused]);

const WinsAnswerSchema = v.object({
  success: v.literal(true),
  value: v.object({
    wins: v.array(
      v.variant('success', [
        v.object({ success: v.literal(true), transactionId: v.string(), ...Balance.entries }),
        v.object({ ...Refused.entries, transactionId: v.string() }),
      ]),
    ),
  }),
});

/** Longest wait for an answer, in milliseconds. */
const patience = 8_000;

/** A vendor's client of the wallet interface; each call is signed with the vendor's key. */
export class WalletClient {
  #send: SendRequest = () => Promise.reject(new Error('The wallet is not connected yet.'));
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** In one process the requests go to the own server, because its host names may not resolve on this machine. */
  connect(send: SendRequest): void {
    this.#send = send;
  }

  async call<Name extends Exclude<WalletCallName, 'wins'>>(
    vendor: string,
    name: Name,
    fields: WalletCallBody<Name>,
  ): Promise<WalletReply> {
    try {
      const answer = await this.#ask(vendor, name, fields, AnswerSchema);
      return answer.success ? { kind: 'accepted', balance: answer.value.balance } : refusedReply(answer);
    } catch (cause) {
      return { kind: 'unanswered', cause };
    }
  }

  /** Sends wins in one call. Returns the reply to each, in their order. */
  async payWins(vendor: string, wins: readonly WalletCallBody<'win'>[]): Promise<WalletReply[]> {
    try {
      const { value } = await this.#ask(vendor, 'wins', { wins: [...wins] }, WinsAnswerSchema);
      const answers = new Map(value.wins.map((answer) => [answer.transactionId, answer]));
      return wins.map(({ transactionId }) => {
        const answer = answers.get(transactionId);
        if (!answer) return { kind: 'unanswered', cause: new Error('The answer leaves out the win.') };
        return answer.success ? { kind: 'accepted', balance: answer.balance } : refusedReply(answer);
      });
    } catch (cause) {
      return wins.map(() => ({ kind: 'unanswered', cause }));
    }
  }

  /**
   * Sends a signed call and reads its answer.
   * @throws Error when the answer leaves open what has happened: a failure of the server, a limit, and what is not an
   * answer of the wallet. So does a refused signature: a copy of the call, made on the way, may have been accepted before
   */
  async #ask<Name extends WalletCallName, Schema extends v.GenericSchema>(
    vendor: string,
    name: Name,
    fields: WalletCallBody<Name>,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const path = walletPath(name);
    const parts = {
      method: 'POST',
      path,
      time: String(this.#connection.clock()),
      nonce: randomUUID(),
      body: JSON.stringify(fields),
    };
    const signature = signCall(await this.#connection.keyOf(vendor), parts);
    const sent = this.#send(this.#connection.originOf(vendor) + path, {
      method: parts.method,
      headers: {
        'content-type': 'application/json',
        [signatureHeaders.time]: parts.time,
        [signatureHeaders.nonce]: parts.nonce,
        [signatureHeaders.signature]: signature,
      },
      body: parts.body,
    });
    const response = await withPatience(sent);
    const { status } = response;
    if (status >= 500 || status === 429 || status === 401) throw new Error(`The wallet answered ${status}.`);
    return v.parse(schema, await response.json());
  }
}

function refusedReply({ code, value }: v.InferOutput<typeof Refused>): WalletReply {
  if (code === 'transaction_in_progress')
    return { kind: 'unanswered', cause: new Error('The wallet is still working on an earlier copy of the call.') };
  return { kind: 'refused', code, value };
}

async function withPatience<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The wallet did not answer in time.')), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
