import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface EntranceHeadingProps {
  level: 'h1' | 'h2';
  title: string;
  lead?: ReactNode;
}

/** Title and what to expect, in the merchant's display face. */
export function EntranceHeading({ level: Level, title, lead }: EntranceHeadingProps) {
  return (
    <div css={style}>
      <Level>{title}</Level>
      {lead && <p>{lead}</p>}
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-1);
  & > :first-of-type:is(h1, h2) {
    margin: 0;
    color: var(--color-heading);
    font:
      var(--heading-weight) var(--type-headline) / var(--line-tight) var(--font-display),
      var(--script-display);
    font-style: var(--heading-style);
    text-transform: var(--heading-case);
    letter-spacing: var(--heading-tracking);
  }
  & > p {
    margin: 0;
    color: var(--color-muted);
  }
`;
