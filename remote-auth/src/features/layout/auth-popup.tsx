import { css } from '@emotion/react';
import type { AuthLayoutProps } from './auth-layout-props';
import { AuthHeading } from './auth-heading';

/** Compact layout in an overlay. */
export function AuthPopup({ title, lead, aside, children }: AuthLayoutProps) {
  return (
    <div css={style}>
      <AuthHeading level="h2" title={title} lead={lead} />
      {children}
      {aside}
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
