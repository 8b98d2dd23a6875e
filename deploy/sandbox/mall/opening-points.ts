import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { post } from '../ledger/post';
import { pointHouse, pointsOf } from './point-account';

type Owner = Pick<Account, 'id' | 'merchant'>;

/** Idempotency key of an account's opening points: they are granted once. */
export const openingPointsKey = ({ id }: Owner) => `opening-points:${id}`;

/** Grants an account its opening points. */
export function giveOpeningPoints(
  backend: Pick<Backend, 'clock' | 'ledgerKeys'>,
  transaction: Transaction,
  owner: Owner,
  amount: number,
) {
  return post(backend, transaction, new Date(backend.clock()), {
    kind: 'points-gift',
    from: pointHouse(owner.merchant),
    to: pointsOf(owner),
    amount,
    idempotencyKey: openingPointsKey(owner),
  });
}
