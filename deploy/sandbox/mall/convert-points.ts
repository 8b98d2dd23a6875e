import { currencyDigits, toDecimal } from '@atrium/api';
import type { Backend } from '../backend';
import { exactlyOnce } from '../ledger/exactly-once';
import { InsufficientFunds, post } from '../ledger/post';
import { creditConversion } from '../wallets/postings';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { checkPassword } from './check-password';
import { pointHouse, pointsOf } from './point-account';
import { pointRulesOf } from './point-rules';

/** Converts points to money, once per idempotency key. @throws Refusal for too few points, or too few for any money. */
export async function convertPoints(
  backend: Backend,
  call: CustomerCall,
  request: { amount: number; password: string },
) {
  const { account } = call.customer;
  if (account.kind === 4) throw new Refusal('in_need_true_account');
  await checkPassword(backend, call, request.password);
  const currency = call.merchant.currency.code;
  const points = request.amount;
  const minor = worthOf(call.merchant.code, currency, points);
  if (minor === 0) throw new Refusal('points_too_few');
  // more than any account can hold
  if (!Number.isSafeInteger(minor)) throw new Refusal('points_not_enough');
  const scope = `mall:${account.id}:convert`;
  const key = call.idempotencyKey;
  try {
    return await exactlyOnce(backend, { scope, key, payload: { points } }, async (transaction) => {
      await creditConversion(backend, transaction, account, minor, `${scope}:${key}:money`);
      await post(backend, transaction, new Date(backend.clock()), {
        kind: 'convert',
        from: pointsOf(account),
        to: pointHouse(account.merchant),
        amount: points,
        idempotencyKey: `${scope}:${key}`,
      });
      return { amount: toDecimal({ minor, currency }), currency };
    });
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new Refusal('points_not_enough');
    throw error;
  }
}

/** Value of points in minor units, rounded down. */
function worthOf(merchant: string, currency: string, points: number): number {
  const { exchange } = pointRulesOf(merchant);
  return Number((BigInt(points) * BigInt(exchange) * 10n ** BigInt(currencyDigits(currency))) / 10_000n);
}
