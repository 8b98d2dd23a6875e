import { cardStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import type { AuthLayoutProps } from './auth-layout-props';
import { AuthFooter } from './auth-footer';
import { AuthHeading } from './auth-heading';
import { SideMenu } from './side-menu';
import { SidePicture } from './side-picture';

/** Full page: picture, content, side menu and footer. */
export function AuthPage({ title, lead, hasServiceLink = false, aside, children }: AuthLayoutProps) {
  return (
    <div css={pageStyle}>
      <div css={[cardStyle, sheetStyle]}>
        <SidePicture />
        <div data-part="content">
          <AuthHeading level="h1" title={title} lead={lead} />
          {children}
        </div>
        <div data-part="aside">{aside}</div>
      </div>
      <SideMenu withoutService={hasServiceLink} />
      <AuthFooter />
    </div>
  );
}

const pageStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 62rem);
  grid-template-rows: 1fr auto auto;
  gap: var(--space-4);
  align-items: center;
  justify-content: center;
  min-block-size: 100%;
  padding: var(--space-5) var(--size-gutter);
  @media (max-width: 599px) {
    grid-template-rows: auto auto 1fr;
    padding: var(--space-3) var(--space-3) var(--space-5);
  }
`;

const sheetStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  /* clip keeps the sticky picture working */
  overflow: clip;
  & > [data-part='content'] {
    display: grid;
    gap: var(--space-5);
    align-content: center;
    inline-size: 100%;
    max-inline-size: 34rem;
    margin-inline: auto;
    padding: clamp(1.25rem, 4vw, 3rem);
  }
  & > [data-part='aside'] {
    inline-size: 100%;
    max-inline-size: 34rem;
    margin-inline: auto;
    padding: 0 clamp(1.25rem, 4vw, 3rem) var(--space-4);
    &:empty {
      display: none;
    }
  }
  @media (min-width: 900px) {
    grid-template: 1fr auto / minmax(0, 5fr) minmax(0, 6fr);
    min-block-size: 36rem;
    & > [data-part='content'] {
      grid-area: 1 / 2 / span 2;
    }
    & > [data-part='aside'] {
      grid-area: 2 / 1;
      max-inline-size: none;
      padding-inline: var(--space-4);
    }
  }
`;
