import { css } from '@emotion/react';
import { cardStyle, EmptyState } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useConsole } from '../boot/use-console';
import type { HistoryEvent } from '../registry/answers';
import { audienceText } from '../components/audience';
import { Timestamp } from '../components/timestamp';
import { ReleaseName } from '../components/release-name';
import { pastActionText } from './past-action-text';

/** Events with actor, time, reason and releases; the latest first. */
export const HistoryList = observer(function HistoryList({ events }: { events: HistoryEvent[] }) {
  const { releases } = useConsole();
  const remotes = [...new Set(events.map(({ remote }) => remote))].join(' ');
  // events name releases by id; the list of releases has their versions
  useEffect(() => {
    for (const remote of remotes.split(' ').filter(Boolean))
      if (releases.of(remote).value === undefined) void releases.of(remote).refresh();
  }, [releases, remotes]);
  if (events.length === 0) return <EmptyState title="There is no history yet" />;
  return (
    <ol className="history" css={[cardStyle, style]}>
      {events.map((event) => (
        <HistoryLine key={event.sequence} event={event} />
      ))}
    </ol>
  );
});

const HistoryLine = observer(function HistoryLine({ event }: { event: HistoryEvent }) {
  const console = useConsole();
  const { at, action, remote, release, from, actor, reason, detail } = event;
  return (
    <li>
      <p>
        <strong>{remote}</strong> {pastActionText(action)}
        {detail && !('evidence' in detail) && <> for {audienceText(detail)}</>}
        {detail && 'evidence' in detail && (
          <>
            {' '}
            after {detail.evidence.failures} of {detail.evidence.loads} page loads failed
            {detail.evidence.networks !== undefined && (
              <>
                {' '}
                in {detail.evidence.failingNetworks} of {detail.evidence.networks} networks
              </>
            )}
          </>
        )}
        {', '}
        {from !== null && from !== release && (
          <>
            <ReleaseName release={console.named(remote, from)} /> →{' '}
          </>
        )}
        <ReleaseName release={console.named(remote, release)} />
      </p>
      <p css={quietStyle}>
        {actor}, <Timestamp at={at} />
        {reason !== null && <>: “{reason}”</>}
      </p>
    </li>
  );
});

const style = css`
  & > li {
    padding: var(--space-3) var(--space-4);
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`;

const quietStyle = css`
  color: var(--color-muted);
  font-size: var(--type-small);
`;
