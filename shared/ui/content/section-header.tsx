import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export interface SectionHeaderProps {
  title: ReactNode;
  level?: 1 | 2 | 3;
  /** At the end of the line: a "more" link (`quietLinkStyle`), a search, a choice. */
  end?: ReactNode;
  /** Id, to label a region with the heading. */
  id?: string;
}

/** The heading of a section, with the merchant's ornament before it. */
export function SectionHeader({ title, level = 2, end, id }: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div css={style}>
      <Heading id={id} css={headingStyle}>
        {title}
      </Heading>
      {end}
    </div>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  margin-block-end: var(--space-4);
  @media (pointer: coarse) {
    /* touch targets have their own margin */
    margin-block-end: var(--space-1);
  }
`;

const headingStyle = css`
  display: flex;
  gap: 0.625em;
  align-items: center;
  font-size: var(--type-title);
  &::before {
    flex: none;
    inline-size: var(--mark-width);
    block-size: var(--mark-height);
    border-radius: var(--mark-radius);
    background: var(--mark-background);
    transform: var(--mark-transform);
    content: '';
  }
`;
