import type { Reward } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { cardStyle, SectionHeader } from '@atrium/ui';
import { css } from '@emotion/react';
import { ConvertButton } from '../convert/convert-button';
import { PointBalance } from '../points/point-balance';
import { useLiveRefresh } from '../live/use-live-refresh';
import { usePoints } from '../points/use-points';
import { openRedeem } from '../rewards/open-redeem';
import { RewardShelves } from '../rewards/reward-shelves';
import { useShelves } from '../rewards/use-shelves';
import { MallMenu } from './mall-menu';

/** The mall: point balance and rewards. */
export function Mall({ type }: { type: string | undefined }) {
  const host = useHost();
  const text = useText();
  const points = usePoints();
  const shelves = useShelves();
  useLiveRefresh('rewards', shelves.refresh);

  const redeem = async (reward: Reward) => {
    if (!(await openRedeem(host, reward.id))) return;
    void points.refresh();
    shelves.again();
  };
  return (
    <div css={container}>
      <SectionHeader level={1} title={text('title.mall')} />
      <div css={style}>
        <div css={[cardStyle, headStyle]}>
          <PointBalance points={points} />
          <ConvertButton onConverted={() => void points.refresh()} />
          <MallMenu />
        </div>
        <RewardShelves
          shelves={shelves}
          type={type}
          onType={(chosen) => host.navigation.refine(chosen === undefined ? {} : { type: chosen })}
          onRedeem={(reward) => void redeem(reward)}
        />
      </div>
    </div>
  );
}

const container = css`
  container: mall / inline-size;
`;

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const headStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-5);
  align-items: center;
  padding: var(--space-4) var(--space-5);
`;
