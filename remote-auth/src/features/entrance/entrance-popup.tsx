import { css } from '@emotion/react';
import type { EntranceProps } from './entrance';
import { EntranceHeading } from './entrance-heading';

/** Compact: only what lets a person in; the page stays behind it. */
export function EntrancePopup({ title, lead, beside, children }: EntranceProps) {
  return (
    <div css={style}>
      <EntranceHeading level="h2" title={title} lead={lead} />
      {children}
      {beside}
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-4);
  inline-size: 100%;
  max-inline-size: 25rem;
  margin-inline: auto;
  padding-block: var(--space-3);
`;
