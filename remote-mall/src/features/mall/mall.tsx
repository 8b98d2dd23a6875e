import { useHost, useText } from '@atrium/contract/react';
import { cardStyle, SectionHeader } from '@atrium/ui';
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Loadable } from '../loading/loadable';
import { PointBalance } from '../points/point-balance';
import { usePoints } from '../points/use-points';
import { fetchShelves, type Shelves } from '../rewards/fetch-rewards';
import { RewardShelves } from '../rewards/reward-shelves';

/** The mall: my points, and what they buy. */
export function Mall({ type }: { type: string | undefined }) {
  const host = useHost();
  const text = useText();
  const points = usePoints();
  const [shelves] = useState(() => new Loadable<Shelves>());
  useEffect(() => {
    const ask = () => void shelves.load(() => fetchShelves(host));
    ask();
    // names come in the page's language
    return host.language.current.subscribe(ask);
  }, [host, shelves]);
  return (
    <div css={container}>
      <SectionHeader level={1} title={text('title.mall')} />
      <div css={style}>
        <div css={[cardStyle, headStyle]}>
          <PointBalance points={points} />
        </div>
        <RewardShelves
          shelves={shelves}
          type={type}
          onType={(chosen) => host.navigation.refine(chosen === undefined ? {} : { type: chosen })}
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
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-4) var(--space-5);
`;
