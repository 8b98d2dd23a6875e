import {
  mallBalance,
  mallConfig,
  mallConvert,
  mallRedeem,
  mallRedemptions,
  mallRefreshBalance,
  mallRewards,
  mallRewardTypes,
  mallTransactions,
} from '@atrium/api';
import type { Backend } from '../backend';
import { switchOn } from '../control/switches';
import { guarded, open, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { convert } from './convert';
import { pointBalance } from './point-account';
import { pointRulesOf } from './point-rules';
import { pointTransactionsOf } from './point-transactions';
import { redeem } from './redeem';
import { redemptionsOf } from './redemptions';
import { rewardTypes } from './reward-types';
import { rewardsOf } from './rewards';

/** The points mall; every call is refused where the merchant has switched points off. */
export function mallOperations(backend: Backend): Operation[] {
  const { database } = backend.engine;
  return [
    open(mallRewardTypes, () => rewardTypes),
    open(mallRewards, (query, { merchant, language }) => rewardsOf(backend, merchant, language, query)),
    open(mallConfig, (_request, { merchant }) => {
      const { rates, exchange } = pointRulesOf(merchant.code);
      const decimals = Object.entries({ ...rates, pointExchangeRate: exchange });
      return Object.fromEntries(decimals.map(([name, tenThousandths]) => [name, tenThousandths / 10_000]));
    }),
    guarded(mallBalance, async (_request, { customer }) => ({
      balance: await pointBalance(database, customer.account),
    })),
    guarded(mallRefreshBalance, async (_request, { customer }) => ({
      balance: await pointBalance(database, customer.account),
    })),
    guarded(mallTransactions, (query, { customer }) => pointTransactionsOf(backend, customer.account, query)),
    guarded(mallRedemptions, (query, { customer, language }) =>
      redemptionsOf(backend, customer.account, language, query),
    ),
    guarded(mallRedeem, (request, call) => redeem(backend, call, request)),
    guarded(mallConvert, (request, call) => convert(backend, call, request)),
  ].map((operation) => whereThereArePoints(backend, operation));
}

function whereThereArePoints(backend: Backend, operation: Operation): Operation {
  return {
    ...operation,
    async handle(request, call) {
      if (!(await switchOn(backend, call.merchant, 'POINTSYSTEM'))) throw new Refusal('points_closed');
      return operation.handle(request, call);
    },
  };
}
