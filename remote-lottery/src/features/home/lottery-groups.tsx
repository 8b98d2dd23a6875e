import { lotteryMenu, type LotteryGroup } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { LoadableSection, LoadFailed, SectionHeader, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { LotteryGroupCard } from './lottery-group-card';
import { useHomeList } from './use-home-list';

/** Lotteries by group, below home. */
export const LotteryGroups = observer(function LotteryGroups() {
  const text = useText();
  const groups = useHomeList(({ api, signal }) => api.call({ ...lotteryMenu, silent: true }, request, { signal }));
  const listed = groups.value?.filter(({ gameMenus }) => gameMenus.length > 0);
  if (groups.state === 'ready' && listed?.length === 0) return null;
  return (
    <section aria-labelledby="lottery-groups" aria-busy={groups.state === 'loading'}>
      <SectionHeader id="lottery-groups" title={text('home.groups')} />
      <LoadableSection
        state={groups.state}
        value={listed}
        failure={
          <LoadFailed title={text('games.failed')} text={text} onRetry={() => void groups.again()} of={groups} />
        }
        loading={
          <div aria-hidden="true" css={grid}>
            {Array.from({ length: 4 }, (_, card) => (
              <Skeleton key={card} shape="card" height="8rem" />
            ))}
          </div>
        }
      >
        {(shown: LotteryGroup[]) => (
          <div css={grid}>
            {shown.map((group) => (
              <LotteryGroupCard key={group.gameGroupCode} group={group} />
            ))}
          </div>
        )}
      </LoadableSection>
    </section>
  );
});

const request = { prizeMode: 'Lott' };

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-3);
  align-items: start;
`;
