import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface AuthHeadingProps {
  level: 'h1' | 'h2';
  title: string;
  lead?: ReactNode;
}

/** Title and lead, in the merchant's display face. */
export function AuthHeading({ level: Level, title, lead }: AuthHeadingProps) {
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
