import { useHost, useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { useLiveRefresh } from '../live/use-live-refresh';
import { fetchReward } from '../rewards/fetch-rewards';
import { LoadedReward } from '../rewards/loaded-reward';
import { useReward } from '../rewards/use-reward';
import { RedeemForm } from './redeem-form';

/** Dialog that redeems a reward. */
export function Redeem({ id }: { id: string }) {
  const host = useHost();
  const text = useText();
  const reward = useReward(id);
  useLiveRefresh('rewards', reward.refresh);
  return (
    <section aria-labelledby="mall-redeem" css={style}>
      <h2 id="mall-redeem">{text('title.redeem')}</h2>
      <LoadedReward reward={reward}>
        {(shown) => (
          <RedeemForm reward={shown} read={() => fetchReward(host, id)} onChanged={() => void reward.refresh()} />
        )}
      </LoadedReward>
    </section>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  & > h2 {
    padding-inline-end: 3rem;
    font-size: var(--type-title);
  }
`;
