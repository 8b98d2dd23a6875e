import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { Override, OverrideProblem } from './override';

/** Shows that this tab runs an unpublished build. In English, for developers. */
export const OverrideBar = observer(function OverrideBar({ override, drop }: { override: Override; drop: () => void }) {
  const { name, build, problem } = override;
  return (
    <aside lang="en" aria-label="Override" css={bar}>
      <div css={line}>
        <span role="status">
          <b>{name}</b> {build === undefined ? 'as released' : `build ${build.slice(0, 7)}`}
          {problem && ` · ${problemTexts[problem.kind]}`}
        </span>
        <button type="button" css={button} onClick={drop}>
          Drop
        </button>
      </div>
      {problem?.text && (
        <pre css={details} tabIndex={0}>
          {problem.text}
        </pre>
      )}
    </aside>
  );
});

const problemTexts: Record<OverrideProblem['kind'], string> = {
  build: 'the sources do not build; the last build that did stays',
  load: 'a build was dropped because it does not load; the next one is tried',
  none: 'no development process is running',
  refused: 'no builds are to be had',
};

const bar = css`
  position: fixed;
  inset-block-end: var(--space-3);
  inset-inline-start: var(--space-3);
  z-index: 60;
  max-inline-size: min(40rem, calc(100vw - 2 * var(--space-3)));
  padding: var(--space-2) var(--space-3);
  border: 2px dashed #ffb02e;
  border-radius: 0.5rem;
  color: #f4f4f6;
  background: #17171c;
  font:
    0.8125rem / 1.4 ui-monospace,
    monospace;
  @media (max-width: 1023px) {
    inset-block-end: calc(4.25rem + env(safe-area-inset-bottom));
  }
`;

const line = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
`;

// not the shared button, which would move into another file than the host's first
const button = css`
  flex: none;
  min-block-size: 44px;
  padding-inline: var(--space-3);
  border: 1px solid currentColor;
  border-radius: 0.375rem;
  color: inherit;
  background: none;
  font: inherit;
  cursor: pointer;
`;

const details = css`
  max-block-size: 30vh;
  margin: var(--space-2) 0 0;
  overflow: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
