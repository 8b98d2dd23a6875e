import { noticeGroup } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, EmptyState, LoadableSection, LoadFailed, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useContentChanges } from '../live-content/use-content-changes';
import { useLoadable } from '../loading/use-loadable';
import { loadNotices } from './load-notices';
import { NoticeList } from './notice-list';
import { NoticePages } from './notice-pages';

export type BoardMode = 'list' | 'pages';

/** The merchant's notices, as a list or by pages. */
export const NoticeBoard = observer(function NoticeBoard({ initialMode = 'list' }: { initialMode?: BoardMode }) {
  const { api } = useHost();
  const text = useText();
  const [mode, setMode] = useState(initialMode);
  // one without a title could not be told from the others, nor read out
  const notices = useLoadable(async () =>
    (await loadNotices(api, noticeGroup, ['B', 'PL', 'PU'])).filter(({ title }) => title.trim() !== ''),
  );
  useContentChanges('notices', notices);
  return (
    <section css={style}>
      <header>
        <h1>{text('notices.title')}</h1>
        <Button size="small" variant="secondary" onClick={() => setMode(mode === 'list' ? 'pages' : 'list')}>
          {text(mode === 'list' ? 'notices.asPages' : 'notices.asList')}
        </Button>
      </header>
      <LoadableSection
        state={notices.state}
        value={notices.value}
        failure={
          <LoadFailed title={text('notices.failed')} text={text} onRetry={() => void notices.again()} of={notices} />
        }
        loading={
          <div role="status" aria-label={text('notices.loading')} css={loadingStyle}>
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} shape="card" height="3.5rem" />
            ))}
          </div>
        }
        empty={<EmptyState title={text('notices.empty')}>{text('notices.empty.hint')}</EmptyState>}
      >
        {(all) => (
          <div css={contentStyle}>{mode === 'list' ? <NoticeList notices={all} /> : <NoticePages notices={all} />}</div>
        )}
      </LoadableSection>
    </section>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;
  inline-size: 100%;
  max-inline-size: 60rem;
  margin-inline: auto;
  padding-block: var(--space-6);
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
    justify-content: space-between;
  }
`;

const loadingStyle = css`
  display: grid;
  gap: var(--space-3);
`;

const contentStyle = css`
  display: grid;
  gap: var(--space-4);
  justify-items: stretch;
`;
