import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { AnythingSchema } from '../nothing';

export const transferUpline = endpoint({
  id: 'wallets.transferUpline',
  about:
    'Moves money of the member to their direct upline; needs an idempotency key. The password is checked where payment passwords are switched on.',
  method: 'POST',
  ...relay('transferUpline'),
  silent: false,
  encrypted: true,
  money: true,
  request: v.object({
    /** A decimal of the merchant's currency. */
    amount: v.pipe(v.string(), v.regex(/^\d{1,13}(\.\d{1,4})?$/)),
    password: v.pipe(v.string(), v.maxLength(200)),
  }),
  answer: AnythingSchema,
  example: { request: { amount: '50.00', password: '********' }, answer: null },
});
