import * as v from 'valibot';

const transactionId = v.pipe(v.string(), v.regex(/^[\w.:-]{8,100}$/));
const round = v.pipe(v.string(), v.regex(/^[\w.:-]{1,200}$/));
const player = v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/));
const session = v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1e13));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const game = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const slip = v.optional(v.pipe(v.string(), v.maxLength(100)));
/** Bets that are accepted or refused together. */
const mostBets = 20;
/** Wins of one call. */
export const mostWins = 50;

const win = v.strictObject({ transactionId, round, player, amount, currency });
const areDistinct = (calls: readonly { transactionId: string }[]) =>
  new Set(calls.map((call) => call.transactionId)).size === calls.length;

/** The bodies of the calls by their names, which are the last part of their paths. Amounts are minor units. */
export const walletCalls = {
  balance: v.strictObject({ player }),
  bet: v.strictObject({
    transactionId,
    round,
    player,
    session,
    game,
    slip,
    amount,
    currency,
  }),
  bets: v.strictObject({
    player,
    session,
    game,
    slip,
    currency,
    bets: v.pipe(
      v.array(v.strictObject({ transactionId, round, amount })),
      v.minLength(1),
      v.maxLength(mostBets),
      v.check((calls) => areDistinct(calls)),
    ),
  }),
  win,
  wins: v.strictObject({
    wins: v.pipe(
      v.array(win),
      v.minLength(1),
      v.maxLength(mostWins),
      v.check((calls) => areDistinct(calls)),
    ),
  }),
  rollback: v.strictObject({ transactionId, bet: transactionId, player }),
};

export type WalletCallName = keyof typeof walletCalls;
export type WalletCallBody<Name extends WalletCallName> = v.InferOutput<(typeof walletCalls)[Name]>;

/** The path of a call, on the vendor's host. */
export function walletPath(name: WalletCallName): string {
  return `/wps/wallet-interface/${name}`;
}
