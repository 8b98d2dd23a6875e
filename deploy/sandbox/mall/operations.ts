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
import { isSwitchOn } from '../control/switches';
import { customerOperation, publicOperation, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { convertPoints } from './convert-points';
import { pointBalance } from './point-account';
import { pointRulesOf } from './point-rules';
import { pointTransactionsOf } from './point-transactions';
import { redeem } from './redeem';
import { redemptionsOf } from './redemptions';
import { rewardTypes } from './reward-types';
import { rewardsOf } from './rewards';
import { rememberShownPrices } from './shown-prices';

/** The points mall; every call is refused where the merchant has switched points off. */
export function mallOperations(backend: Backend): Operation[] {
  const { database } = backend.engine;
  return [
    publicOperation(mallRewardTypes, () => rewardTypes),
    publicOperation(mallRewards, async (query, { merchant, language, customer }) => {
      const page = await rewardsOf(backend, merchant, language, query);
      const versions = Object.fromEntries(page.content.map((reward) => [reward.id, reward.priceVersion]));
      if (customer) await rememberShownPrices(database, customer.account, versions);
      return page;
    }),
    publicOperation(mallConfig, (_request, { merchant }) => {
      const { rates, exchange } = pointRulesOf(merchant.code);
      const decimals = Object.entries({ ...rates, pointExchangeRate: exchange });
      return Object.fromEntries(decimals.map(([name, tenThousandths]) => [name, tenThousandths / 10_000]));
    }),
    customerOperation(mallBalance, async (_request, { customer }) => ({
      balance: await pointBalance(database, customer.account),
    })),
    customerOperation(mallRefreshBalance, async (_request, { customer }) => ({
      balance: await pointBalance(database, customer.account),
    })),
    customerOperation(mallTransactions, (query, { customer }) => pointTransactionsOf(backend, customer.account, query)),
    customerOperation(mallRedemptions, (query, { customer, language }) =>
      redemptionsOf(backend, customer.account, language, query),
    ),
    customerOperation(mallRedeem, (request, call) => redeem(backend, call, request)),
    customerOperation(mallConvert, (request, call) => convertPoints(backend, call, request)),
  ].map((operation) => requirePoints(backend, operation));
}

function requirePoints(backend: Backend, operation: Operation): Operation {
  return {
    ...operation,
    async handle(request, call) {
      if (!(await isSwitchOn(backend, call.merchant, 'POINTSYSTEM'))) throw new Refusal('points_closed');
      return operation.handle(request, call);
    },
  };
}
