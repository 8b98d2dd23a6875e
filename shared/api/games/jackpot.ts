import * as v from 'valibot';
import { CurrencySchema, DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { jackpotCurrency } from '../figures';

/** The source does not show the answer: an amount, or an object with one; null where there is none. */
const JackpotSchema = v.pipe(
  v.nullish(
    v.union([
      DecimalSchema,
      v.pipe(
        v.object({ jackpot: DecimalSchema }),
        v.transform(({ jackpot }) => jackpot),
      ),
      v.pipe(
        v.object({ amount: DecimalSchema }),
        v.transform(({ amount }) => amount),
      ),
    ]),
  ),
  v.transform((amount) => amount ?? undefined),
);

export const gamesJackpot = endpoint({
  id: 'games.jackpot',
  about: 'The jackpot of the merchant, in the requested currency.',
  ...relay('postJackpot'),
  method: 'POST',
  request: v.object({ merchant_code: v.string(), currency: CurrencySchema }),
  answer: JackpotSchema,
  example: { request: { merchant_code: 'aurora', currency: jackpotCurrency }, answer: '48213550.25' },
});
