import { lotteryPopular, type PopularLottery } from '@atrium/api';
import { popularLotteries } from '@atrium/api/figures';
import { useHost } from '@atrium/contract/react';
import { useLoadable } from '../loading/use-loadable';

/**
 * The most popular lottery; undefined while it is loading, after a failure, and where no remote has lotteries. The
 * component must be an observer.
 */
export function usePopularLottery(): PopularLottery | undefined {
  const { api, navigation } = useHost();
  const request = { count: popularLotteries, prizeMode: 'Lott', playType: '' };
  const popular = useLoadable(async () =>
    navigation.has('lottery.home@1') ? api.call({ ...lotteryPopular, silent: true }, request) : [],
  );
  return popular.value?.[0];
}
