import type { Reward } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, cardStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { MallPage } from '../mall/mall-page';
import { PointBalance } from '../points/point-balance';
import { usePoints } from '../points/use-points';
import { openRedeem } from '../rewards/open-redeem';
import { LoadedReward } from '../rewards/loaded-reward';
import { RewardCounts } from '../rewards/reward-counts';
import { mainImagesOf } from '../rewards/reward-image';
import { RewardPriceTag } from '../rewards/reward-price-tag';
import { useReward } from '../rewards/use-reward';
import { ProductImages } from './product-images';

/** A reward: pictures, description, price and button. */
export function Product({ id }: { id: string }) {
  const host = useHost();
  const text = useText();
  const points = usePoints();
  const reward = useReward(id);
  const redeem = async () => {
    if (!(await openRedeem(host, id))) return;
    void points.refresh();
    void reward.again();
  };
  const describe = (shown: Reward) => (
    <div css={[cardStyle, style]}>
      <ProductImages name={shown.name} images={mainImagesOf(shown)} />
      <div css={textStyle}>
        <h2>{shown.name}</h2>
        <RewardPriceTag reward={shown} />
        <RewardCounts reward={shown} />
        <p>{shown.description}</p>
        <Button disabled={shown.inventory === 0} onClick={() => void redeem()}>
          {text(shown.inventory === 0 ? 'reward.soldOut' : 'reward.redeem')}
        </Button>
        <PointBalance points={points} />
      </div>
    </div>
  );
  return (
    <MallPage title={text('title.product')}>
      <LoadedReward reward={reward}>{describe}</LoadedReward>
    </MallPage>
  );
}

const style = css`
  display: grid;
  overflow: hidden;
  @container mall (min-width: 44rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const textStyle = css`
  display: grid;
  gap: var(--space-3);
  align-content: center;
  justify-items: start;
  padding: var(--space-5);
`;
