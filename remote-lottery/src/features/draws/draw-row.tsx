import type { Draw } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { isCheckable, type AnnouncedIssue } from './check-draw';
import { NumberBalls } from './number-balls';
import { VerifyDraw } from './verify-draw';

interface DrawRowProps {
  draw: Draw;
  announced: AnnouncedIssue | undefined;
}

/** A draw: issue, time, numbers, and its check. */
export function DrawRow({ draw, announced }: DrawRowProps) {
  const { language } = useHost();
  const text = useText();
  const { numero, winNo, drawTime } = draw;
  return (
    <li css={style}>
      <p>
        <span className="numero">{numero}</span>
        {drawTime !== undefined && (
          <time dateTime={new Date(drawTime).toISOString()}>{language.date(drawTime, 'time')}</time>
        )}
      </p>
      <NumberBalls numbers={winNo.split(',')} label={text('draws.numbers')} />
      {isCheckable(draw) && <VerifyDraw {...{ draw, announced }} />}
    </li>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  padding: var(--space-3) var(--space-4);
  & .numero {
    display: block;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & time {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  @container lottery (max-width: 26rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
