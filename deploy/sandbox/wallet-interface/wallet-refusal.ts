import type { WalletAnswer } from './wallet-answer';

/** Refusals of the wallet, with HTTP status and the sentence that a vendor's operator reads. */
export const walletRefusals = {
  request_invalid: [400, 'The body does not have the documented shape, or names another currency than the wallet.'],
  signature_invalid: [401, 'A signature header is missing, or the signature does not match method, path and body.'],
  time_out_of_window: [401, 'The time of the call differs from the wallet’s by more than a minute.'],
  nonce_used: [401, 'The nonce was used before. Send a repeated call with a new nonce and the same transaction id.'],
  player_unknown: [404, 'There is no such player at a merchant that offers this vendor.'],
  session_ended: [409, 'The game session has ended, or belongs to another player or game.'],
  funds_insufficient: [409, 'The stake exceeds the balance.'],
  bet_rolled_back: [409, 'The bet was rolled back before it arrived.'],
  stake_refused: [409, 'The player may not place this stake.'],
  transaction_in_progress: [409, 'The same call, or one about the same bet, is being decided. Send the call again.'],
  transaction_id_reused: [422, 'The transaction id belongs to another call.'],
  server_error: [500, 'The wallet failed. Send the call again with the same transaction id.'],
} as const satisfies Record<string, readonly [number, string]>;

export type WalletRefusalCode = keyof typeof walletRefusals;

/** A call that the wallet refuses. */
export class WalletRefusal extends Error {
  override readonly name = 'WalletRefusal';

  constructor(
    readonly code: WalletRefusalCode,
    /** What the vendor needs to know besides, such as the balance. */
    readonly value?: object,
  ) {
    super(code);
  }

  get answer(): WalletAnswer {
    const [status, message] = walletRefusals[this.code];
    return {
      status,
      body: { success: false, code: this.code, message, ...(this.value && { value: this.value }) },
    };
  }
}
