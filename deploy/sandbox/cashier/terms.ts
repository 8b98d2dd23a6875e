import { toDecimal } from '@atrium/api';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { leftOfDay, type Direction } from './amounts';
import { identityOf } from './identity';

/** The bounds of both directions now, and the state of the check of identity and age. */
export async function termsOf(backend: Backend, merchant: Merchant, account: Account) {
  const [deposit, withdrawal, identity] = await Promise.all([
    boundsOf(backend, merchant, account, 'deposit'),
    boundsOf(backend, merchant, account, 'withdraw'),
    identityOf(backend, merchant, account),
  ]);
  return { deposit, withdrawal, ...identity };
}

async function boundsOf(backend: Backend, merchant: Merchant, account: Account, direction: Direction) {
  const limits = merchant.limits?.[direction];
  if (!limits) return undefined;
  const decimal = (minor: number) => toDecimal({ minor, currency: merchant.currency.code });
  const left = await leftOfDay(backend, backend.engine.database, { merchant, account }, direction);
  return {
    least: decimal(limits.least),
    most: decimal(limits.most),
    ...(left !== undefined && { left: decimal(left) }),
  };
}
