import { noticePagesShown, noticeStripStep } from '@atrium/api/figures';
import { useText } from '@atrium/contract/react';
import { chevronLeftIcon, chevronRightIcon, IconButton } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { lastStart, slides, startFor, stripOffset } from './page-strip-window';

interface PageStripProps {
  /** From 0. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

/** Page numbers: up to seven, or a window of seven that slides over all. Draws nothing for one page. */
export function PageStrip({ page, pageCount, onChange }: PageStripProps) {
  const text = useText();
  const [shown, setShown] = useState({ page, pageCount, start: startFor(page, 0, pageCount) });
  if (shown.page !== page || shown.pageCount !== pageCount)
    setShown({ page, pageCount, start: startFor(page, shown.start, pageCount) });
  if (pageCount < 2) return null;
  const { start } = shown;
  const slide = (step: number) => setShown({ ...shown, start: start + step });
  // one more on each side, which the slide uncovers
  const from = Math.max(0, start - 1);
  const numbers = Array.from(
    { length: Math.min(pageCount, start + noticePagesShown + 1) - from },
    (_, index) => from + index,
  );
  return (
    <nav aria-label={text('notices.pages')} css={style}>
      {slides(pageCount) && (
        <IconButton
          label={text('notices.earlierPages')}
          icon={chevronLeftIcon}
          disabled={start === 0}
          onClick={() => slide(-1)}
        />
      )}
      <div
        data-window
        css={windowStyle}
        style={{ inlineSize: Math.min(pageCount, noticePagesShown) * noticeStripStep }}
      >
        <ol css={stripStyle} style={{ transform: `translateX(${stripOffset(start)}px)` }}>
          {numbers.map((number) => (
            <li
              key={number}
              style={{ insetInlineStart: number * noticeStripStep, inlineSize: noticeStripStep }}
              inert={number < start || number >= start + noticePagesShown}
            >
              <button
                type="button"
                aria-label={text('list.page', { number: number + 1 })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => number !== page && onChange(number)}
              >
                {number + 1}
              </button>
            </li>
          ))}
        </ol>
      </div>
      {slides(pageCount) && (
        <IconButton
          label={text('notices.laterPages')}
          icon={chevronRightIcon}
          disabled={start === lastStart(pageCount)}
          onClick={() => slide(1)}
        />
      )}
    </nav>
  );
}

const style = css`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: center;
`;

const windowStyle = css`
  overflow: hidden;
`;

const stripStyle = css`
  position: relative;
  block-size: 2.75rem;
  transition: transform var(--motion-fast);
  & > li {
    position: absolute;
    inset-block: 0;
  }
  & button {
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: var(--color-muted);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & button:focus-visible {
    outline-offset: -2px;
  }
  & button:hover {
    background: var(--color-raised);
  }
  & button[aria-current] {
    color: var(--color-on-accent);
    background: var(--color-accent);
    font-weight: 700;
  }
`;
