import { Skeleton, SkeletonText } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useText } from './portal';

/** Placeholder for a view; shows a text once loading takes long. */
export const Waiting = observer(function Waiting({ slow }: { slow: boolean }) {
  const text = useText();
  return (
    <div css={style}>
      <p role="status">{slow ? text('place.stillLoading') : ''}</p>
      <Skeleton shape="card" height="clamp(9rem, 28vw, 20rem)" />
      <SkeletonText lines={2} />
      <div data-part="cards">
        {Array.from({ length: 6 }, (_, card) => (
          <Skeleton key={card} shape="card" ratio="3 / 4" />
        ))}
      </div>
    </div>
  );
});

const style = css`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-4);
  & > p {
    min-block-size: 1.5em;
    color: var(--color-muted);
    text-align: center;
  }
  & > [data-part='cards'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 40%), 1fr));
    gap: var(--space-3);
  }
`;
