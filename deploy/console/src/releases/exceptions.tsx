import { css } from '@emotion/react';
import type { Channel } from '../registry/answers';
import { audienceText } from '../words/audience';
import { ReleaseName } from '../words/release-name';

/** Who gets another release than everybody: a trial, and merchants that stay where they are. */
export function Exceptions({ channel: { trial, pins } }: { channel: Channel }) {
  if (!trial && pins.length === 0) return <p css={{ color: 'var(--color-muted)' }}>none</p>;
  return (
    <ul className="exceptions" css={style}>
      {pins.map(({ merchant, release }) => (
        <li key={merchant}>
          <strong>{merchant}</strong> stays on <ReleaseName release={release} />
        </li>
      ))}
      {trial && (
        <li>
          <strong>{audienceText(trial.audience)}</strong> try <ReleaseName release={trial.release} />
        </li>
      )}
    </ul>
  );
}

const style = css`
  display: grid;
  gap: var(--space-1);
`;
