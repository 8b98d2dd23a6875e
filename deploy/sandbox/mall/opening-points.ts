import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import { post } from '../ledger/post';
import { pointHouse, pointsOf } from './point-account';

type Owner = Pick<Account, 'id' | 'merchant'>;

/** What the posting of an account's first points is known by: it is made once. */
export const openingPointsKey = ({ id }: Owner) => `opening-points:${id}`;

/** Gives an account its first points. */
export function giveOpeningPoints(transaction: Transaction, at: Date, owner: Owner, amount: number) {
  return post(transaction, at, {
    kind: 'points-gift',
    from: pointHouse(owner.merchant),
    to: pointsOf(owner),
    amount,
    idempotencyKey: openingPointsKey(owner),
  });
}
