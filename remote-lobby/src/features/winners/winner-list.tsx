import { gamesWinners } from '@atrium/api';
import { winnersRequested } from '@atrium/api/figures';
import { useHost, useText } from '@atrium/contract/react';
import { EmptyState, LoadableSection, LoadFailed, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { usePlaying } from '../games/use-playing';
import { useLoadable } from '../loading/use-loadable';
import { distinctRecords } from './distinct-records';
import { shownFields, winnerFields } from './winner-fields';
import { WinnerRow } from './winner-row';

interface WinnerListProps {
  /** Empty for all; another category needs another list, by its key. */
  category: string;
  /** Id of the heading. */
  labelledBy: string;
}

/** The wins of a category, in a box that scrolls. */
export const WinnerList = observer(function WinnerList({ category, labelledBy }: WinnerListProps) {
  const host = useHost();
  const text = useText();
  const playing = usePlaying();
  const winners = useLoadable(async () =>
    distinctRecords(
      await host.api.call(gamesWinners, {
        gameCategory: category,
        language: host.language.current.get(),
        limitNum: winnersRequested,
      }),
    ),
  );
  const fields = winnerFields(host);
  return (
    <LoadableSection
      state={winners.state}
      value={winners.value?.filter((winner) => shownFields(winner, fields, host).length > 0)}
      failure={
        <LoadFailed title={text('winners.failed')} text={text} onRetry={() => void winners.again()} of={winners} />
      }
      loading={<ListSkeleton />}
      empty={<EmptyState title={text('winners.empty')} />}
    >
      {(records) => (
        // a box that scrolls must be reachable by keyboard, also where no row is a button
        <ul aria-labelledby={labelledBy} tabIndex={0} css={list}>
          {records.map((winner) => (
            <li key={winner.recordId}>
              <WinnerRow winner={winner} fields={fields} playing={playing} />
            </li>
          ))}
        </ul>
      )}
    </LoadableSection>
  );
});

function ListSkeleton() {
  return (
    <div aria-hidden="true" css={[list, skeleton]}>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} height="2.5rem" />
      ))}
    </div>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  align-content: start;
  max-block-size: 22rem;
  margin: 0;
  padding: var(--space-2);
  overflow-y: auto;
  list-style: none;
  scrollbar-width: thin;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const skeleton = css`
  gap: var(--space-3);
`;
