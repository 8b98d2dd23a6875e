import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Floating } from './floating/floating';
import { Footer } from './footer';
import { Header } from './header/header';
import { MenuBar } from './menu/menu-bar';
import { OfflineBanner } from './offline-banner';
import { Overlays } from './overlays';
import { PageOutlet } from './page-outlet';
import { usePortal } from './portal';
import { besideRightBar, RightBar } from './right-bar/right-bar';
import { SkipLink } from './skip-link';
import { TabBar } from './tab-bar/tab-bar';

/** The frame around every page. `children` are drawn above all: the message layer. */
export const Shell = observer(function Shell({ children }: { children?: ReactNode }) {
  const { page: store } = usePortal();
  const { page } = store;
  const closed = page.kind === 'closed';
  const alone = page.kind === 'place' && page.place.place.alone === true;
  const quiet = closed || alone || (page.kind === 'place' && page.place.place.quiet === true);
  return (
    <div css={[frame, besideRightBar]} data-quiet={quiet || undefined}>
      <SkipLink />
      <OfflineBanner />
      {!closed && !alone && <Header quiet={quiet} />}
      {!quiet && <MenuBar />}
      <main id="main" tabIndex={-1} css={quiet && !alone ? quietMain : main}>
        <PageOutlet />
      </main>
      {!quiet && (
        <>
          <Footer />
          <RightBar />
          <TabBar />
        </>
      )}
      <Floating quiet={quiet} />
      <Overlays />
      {children}
    </div>
  );
});

const frame = css`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  @media (max-width: 1023px) {
    &:not([data-quiet]) {
      padding-block-end: calc(3.75rem + env(safe-area-inset-bottom));
    }
  }
`;

const main = css`
  flex: 1 0 auto;
  /* keeps the footer below the first screen: content that arrives late cannot move it in view */
  min-block-size: 100dvh;
  inline-size: 100%;
  max-inline-size: calc(var(--size-page) + 2 * var(--size-gutter));
  margin-inline: auto;
  padding: var(--space-4) var(--size-gutter) var(--space-7);
  outline: none;
`;

const quietMain = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  outline: none;
  & > * {
    flex: 1;
  }
`;
