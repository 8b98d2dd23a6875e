import { css } from '@emotion/react';
import type { NamedRelease } from '../registry/answers';

/** A release's version and the beginning of its id, because versions can repeat. */
export function ReleaseName({ release }: { release: NamedRelease }) {
  return (
    <span css={style} title={`Release ${release.id}`}>
      <span>{release.version}</span> <code>{shortId(release.id)}</code>
    </span>
  );
}

/** The shortest beginning of an id that the registry accepts. */
export function shortId(id: string): string {
  return id.slice(0, 6);
}

/** `1.2.0 (a1b2c3)`, for plain text. */
export function releaseText({ version, id }: NamedRelease): string {
  return version === '' ? shortId(id) : `${version} (${shortId(id)})`;
}

const style = css`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  & > span {
    font-weight: 650;
  }
  & > code {
    padding: 0.1em 0.4em;
    border-radius: var(--radius-small);
    color: var(--color-muted);
    background: var(--color-raised);
    font-family: var(--font-number);
    font-size: 0.8125em;
  }
`;
