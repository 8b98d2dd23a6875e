import { latestDraws, lotteryDraws, type Draw } from '@atrium/api';
import { Loadable, RequestNumber, useHost, useText, ZoneNote } from '@atrium/contract/react';
import { cardStyle, EmptyState, ErrorState, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { DrawRow } from './draw-row';

interface DrawListProps {
  gameCode: string;
  /** The issue on sale; a new one means a new draw. */
  numero: string;
  label: string;
}

/** The latest five draws. */
export const DrawList = observer(function DrawList({ gameCode, numero, label }: DrawListProps) {
  const { api, signal } = useHost();
  const text = useText();
  const zone = useId();
  const [draws] = useState(() => new Loadable<Draw[]>());
  useEffect(() => {
    void draws.load(() => api.call(lotteryDraws, { gameCode, count: latestDraws }, { signal }));
  }, [draws, api, signal, gameCode, numero]);
  // do not show another game's draws while loading
  const shown = draws.value?.[0]?.gameCode === gameCode || draws.state === 'ready' ? draws.value : undefined;
  if (draws.state === 'failed' && !shown)
    return (
      <ErrorState title={text('draws.failed')} retryLabel={text('failed.retry')} onRetry={() => void draws.again()}>
        {text('failed.hint')}
        <RequestNumber of={draws} />
      </ErrorState>
    );
  if (!shown)
    return (
      <div role="status" aria-label={text('draws.loading')} css={[cardStyle, waiting]}>
        {Array.from({ length: latestDraws }, (_, row) => (
          <Skeleton key={row} height="2.5rem" />
        ))}
      </div>
    );
  if (shown.length === 0) return <EmptyState title={text('draws.empty')}>{text('draws.empty.hint')}</EmptyState>;
  return (
    <div>
      <ZoneNote id={zone} />
      <ol aria-label={label} aria-describedby={zone} css={[cardStyle, style]}>
        {shown.slice(0, latestDraws).map((draw) => (
          <DrawRow key={draw.numero} draw={draw} />
        ))}
      </ol>
    </div>
  );
});

const style = css`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`;

const waiting = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`;
