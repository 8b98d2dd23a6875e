import { latestDraws, lottoDrawsOf, type Draw } from '@atrium/api';
import { Loadable, useHost, useText, ZoneNote } from '@atrium/contract/react';
import { cardStyle, DataTableSkeleton, EmptyState, LoadableSection, LoadFailed } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import type { AnnouncedIssue } from './check-draw';
import { DrawRow } from './draw-row';

interface DrawListProps {
  gameCode: string;
  /** The issue on sale; a new one means a new draw. */
  numero: string;
  label: string;
  /** What the page has seen of issues before their draws, by number. */
  announced?: ReadonlyMap<string, AnnouncedIssue>;
}

/** The latest five draws. */
export const DrawList = observer(function DrawList({ gameCode, numero, label, announced }: DrawListProps) {
  const { api, signal } = useHost();
  const text = useText();
  const zone = useId();
  const [draws] = useState(() => new Loadable<Draw[]>());
  useEffect(() => {
    void draws.load(() => api.call(lottoDrawsOf(gameCode), { count: latestDraws }, { signal }));
  }, [draws, api, signal, gameCode, numero]);
  // do not show another game's draws while loading
  const shown = draws.value?.[0]?.gameCode === gameCode || draws.state === 'ready' ? draws.value : undefined;
  return (
    <LoadableSection
      state={draws.state}
      value={shown}
      failure={<LoadFailed title={text('draws.failed')} text={text} onRetry={() => void draws.again()} of={draws} />}
      loading={<DataTableSkeleton label={text('draws.loading')} rows={latestDraws} />}
      empty={<EmptyState title={text('draws.empty')}>{text('draws.empty.hint')}</EmptyState>}
      keepsValue
    >
      {(latest) => (
        <>
          <ZoneNote id={zone} />
          <ol aria-label={label} aria-describedby={zone} css={[cardStyle, style]}>
            {latest.slice(0, latestDraws).map((draw) => (
              <DrawRow key={draw.numero} draw={draw} announced={announced?.get(draw.numero)} />
            ))}
          </ol>
        </>
      )}
    </LoadableSection>
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
