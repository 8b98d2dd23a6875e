import { css } from '@emotion/react';
import { cardStyle, Icon, linkStyle, lockIcon } from '@atrium/ui';
import { Link } from 'react-router-dom';
import type { Channel } from '../registry/answers';
import { pastActionText } from '../history/past-action-text';
import { Timestamp } from '../components/timestamp';
import { ReleaseName } from '../components/release-name';
import { Exceptions } from './exceptions';

/** A remote with its stable release, exceptions and last change. */
export function ChannelRow({ channel }: { channel: Channel }) {
  const { remote, stable, canary, pins, locked, changed } = channel;
  return (
    <li css={[cardStyle, style]}>
      <h2 css={{ fontSize: 'var(--type-large)' }}>
        <Link to={`/remotes/${remote}`} css={linkStyle}>
          {remote}
        </Link>
      </h2>
      <div>
        <p css={labelStyle}>Stable release</p>
        <ReleaseName release={stable} />
        {locked !== null && (
          <p css={lockedStyle}>
            <Icon shape={lockIcon} size="1rem" /> Locked: {locked}
          </p>
        )}
      </div>
      <div css={!canary && pins.length === 0 && nothingStyle}>
        <p css={labelStyle}>Exceptions</p>
        <Exceptions channel={channel} />
      </div>
      <div>
        <p css={labelStyle}>Last change</p>
        {changed && (
          <p>
            {pastActionText(changed.action)} by {changed.actor}, <Timestamp at={changed.at} />
            {changed.reason !== null && <span css={reasonStyle}>“{changed.reason}”</span>}
          </p>
        )}
      </div>
    </li>
  );
}

const style = css`
  display: grid;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-4);
  overflow-wrap: anywhere;
  @media (min-width: 768px) {
    grid-template-columns: 8rem minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.6fr);
  }
`;

export const labelStyle = css`
  color: var(--color-muted);
  font-size: var(--type-small);
`;

/** On a phone, an empty list of exceptions is hidden. */
const nothingStyle = css`
  @media (max-width: 767px) {
    display: none;
  }
`;

const lockedStyle = css`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  color: var(--color-warning);
  font-size: var(--type-small);
`;

const reasonStyle = css`
  display: block;
  color: var(--color-muted);
  font-size: var(--type-small);
`;
