import { css } from '@emotion/react';
import { Button, cardStyle, EmptyState, LinkButton, Tag } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isPossible } from '../change/change';
import { useConsole } from '../boot/use-console';
import type { Channel, ReleaseLine } from '../registry/answers';
import { Timestamp } from '../components/timestamp';
import { ReleaseName, releaseText } from '../components/release-name';
import { releaseTags } from './release-tags';

/** Number of releases that are shown at first. */
const shownAtFirst = 8;

interface ReleaseListProps {
  channel: Channel;
  releases: ReleaseLine[];
}

/** Published releases of a remote, the latest first, with their use. */
export const ReleaseList = observer(function ReleaseList({ channel, releases }: ReleaseListProps) {
  const console = useConsole();
  const [all, setAll] = useState(false);
  if (releases.length === 0) return <EmptyState title="No release is published yet" />;
  const changeable = console.mayChange(channel.remote) && isPossible('promote', channel);
  return (
    <>
      <ul className="releases" css={[cardStyle, style]}>
        {releases.slice(0, all ? undefined : shownAtFirst).map((release) => (
          <li key={release.id}>
            <span css={nameStyle}>
              <ReleaseName release={release} />
              {releaseTags(channel, release.id).map((use) => (
                <Tag key={use} tone="quiet">
                  {use}
                </Tag>
              ))}
            </span>
            <span css={timeStyle}>
              <Timestamp at={release.publishedAt} />
            </span>
            {changeable && release.id !== channel.stable.id && (
              <span css={buttonsStyle}>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={`Promote ${releaseText(release)}…`}
                  onClick={() => console.begin('promote', channel, release.id)}
                >
                  Promote…
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={`Start a canary of ${releaseText(release)}…`}
                  onClick={() => console.begin('canary', channel, release.id)}
                >
                  Start canary…
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {!all && releases.length > shownAtFirst && (
        <LinkButton onClick={() => setAll(true)}>Show all {releases.length} releases</LinkButton>
      )}
    </>
  );
});

const style = css`
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    align-items: center;
    min-block-size: 3.25rem;
    padding: var(--space-2) var(--space-4);
  }
  & > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`;

const nameStyle = css`
  display: flex;
  flex: 1 1 14rem;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
`;

const timeStyle = css`
  flex: 0 1 12rem;
  color: var(--color-muted);
  font-size: var(--type-small);
`;

const buttonsStyle = css`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -0.5rem;
`;
