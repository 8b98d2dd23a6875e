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
  & > p {
    color: var(--color-muted);
  }
`;
