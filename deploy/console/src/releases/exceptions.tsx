import { css } from '@emotion/react';
import type { Channel } from '../registry/answers';
import { audienceText } from '../components/audience';
import { ReleaseName } from '../components/release-name';

/** Visitors with another release than the stable one: by a canary or by pins. */
export function Exceptions({ channel: { canary, pins } }: { channel: Channel }) {
  if (!canary && pins.length === 0) return <p css={{ color: 'var(--color-muted)' }}>none</p>;
  return (
    <ul className="exceptions" css={style}>
      {pins.map(({ merchant, release }) => (
        <li key={merchant}>
          <strong>{merchant}</strong> is pinned to <ReleaseName release={release} />
        </li>
      ))}
      {canary && (
        <li>
          <strong>{audienceText(canary.audience)}</strong> get <ReleaseName release={canary.release} />
        </li>
      )}
    </ul>
  );
}

const style = css`
  display: grid;
  gap: var(--space-1);
`;
