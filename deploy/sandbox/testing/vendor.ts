import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { playSessions, type PlaySession } from '../play/tables';
import { requirePresent } from '../require-present';
import { walletPath, type WalletCallName } from '../wallet-interface/calls';
import { signatureHeaders, signCall, type SignedParts } from '../wallet-interface/sign-call';
import type { CallAnswer, Bench } from './open-bench';
import { Player } from './player';

/** Changes what is sent after it was signed. */
export type Alteration = Partial<SignedParts> & { signature?: string; host?: string };

/** A vendor that calls the wallet with its own transaction ids, without the sandbox's vendor code. */
export class Vendor {
  readonly #bench: Bench;

  constructor(
    bench: Bench,
    readonly code = 'NOVA',
  ) {
    this.#bench = bench;
  }

  /** Signs and sends a call. */
  async call(
    name: WalletCallName,
    fields: object,
    altered: Alteration = {},
    at = this.#bench.now,
  ): Promise<CallAnswer> {
    return this.send({ ...(await this.sign(name, fields, at)), ...altered });
  }

  async sign(name: WalletCallName, fields: object, at = this.#bench.now): Promise<Required<Alteration>> {
    const parts = {
      method: 'POST',
      path: walletPath(name),
      time: String(at),
      nonce: randomUUID(),
      body: JSON.stringify(fields),
    };
    const signature = signCall(await this.#bench.backend.vendorKeys.of(this.code), parts);
    return { ...parts, signature, host: new URL(this.#bench.backend.origins.vendor(this.code)).host };
  }

  async send({ path, body, host, time, nonce, signature }: Required<Alteration>): Promise<CallAnswer> {
    const answer = await this.#bench.app.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: {
        host,
        'content-type': 'application/json',
        [signatureHeaders.time]: time,
        [signatureHeaders.nonce]: nonce,
        [signatureHeaders.signature]: signature,
      },
    });
    return { ...answer.json<CallAnswer>(), status: answer.statusCode, headers: answer.headers };
  }
}

/** Signs a player in, launches the game and returns its session as the vendor knows it. */
export async function openPlaySession(bench: Bench, name = 'player1'): Promise<PlaySession> {
  await Player.launch(bench, { token: await bench.signIn(name) });
  const [session] = await bench.engine.database.select().from(playSessions).orderBy(desc(playSessions.id)).limit(1);
  return requirePresent(session);
}
