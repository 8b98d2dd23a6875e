import { homeIcon, Icon, menuIcon, promotionsIcon, searchIcon, userIcon, type IconShape } from '@atrium/ui';
import { useReadable } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { home, promotions, search, signIn } from '../../navigation/places/well-known';
import { useMenus } from '../menu/use-menus';
import { hereAfterSignIn } from '../here-after-sign-in';
import { PlaceLink } from '../place-link';
import { usePortal, useText } from '../portal';
import { SignedInSheet } from '../signed-in';

/** The phone's navigation at the bottom: Home, Games, Search, Promotions, Me. A place that is absent has no tab. */
export const TabBar = observer(function TabBar() {
  const portal = usePortal();
  const { session, page: store, navItems } = portal;
  const text = useText();
  const [sheet, setSheet] = useState<'menu' | 'account'>();
  const { MenuSheet } = useMenus(sheet === 'menu') ?? {};
  const { status } = useReadable(session.state);
  const { page } = store;
  const current = page.kind === 'place' ? page.chain.map(({ place }) => place.name as string) : [];
  const inGames = navItems
    .at('menu@1')
    .some(({ place, also = [] }) => [place, ...also].some((name) => name !== undefined && current.includes(name)));
  const close = () => setSheet(undefined);
  const tab = (to: ComponentProps<typeof PlaceLink>['to'], icon: IconShape, key: string) => (
    <PlaceLink
      to={to}
      params={to === signIn ? hereAfterSignIn(portal) : {}}
      data-account={to === signIn ? '' : undefined}
      aria-current={current.includes(to) ? 'page' : undefined}
    >
      <Tab icon={icon}>{text(key)}</Tab>
    </PlaceLink>
  );
  return (
    <nav aria-label={text('shell.tabBar')} css={style}>
      {tab(home, homeIcon, 'shell.home')}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={inGames ? 'true' : undefined}
        onClick={() => setSheet('menu')}
      >
        <Tab icon={menuIcon}>{text('shell.games')}</Tab>
      </button>
      {tab(search, searchIcon, 'shell.search')}
      {tab(promotions, promotionsIcon, 'shell.promotions')}
      {status === 'visitor' ? (
        tab(signIn, userIcon, 'shell.signIn')
      ) : (
        <button type="button" aria-haspopup="dialog" onClick={() => setSheet('account')}>
          <Tab icon={userIcon}>{text('shell.me')}</Tab>
        </button>
      )}
      {sheet === 'menu' && MenuSheet && <MenuSheet close={close} />}
      {sheet === 'account' && status !== 'visitor' && <SignedInSheet close={close} />}
    </nav>
  );
});

function Tab({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <>
      <Icon shape={icon} />
      <span>{children}</span>
    </>
  );
}

const style = css`
  display: none;
  @media (max-width: 1023px) {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: 15;
    display: flex;
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid var(--color-border);
    background: var(--color-bar);
    & > a,
    & > button {
      display: grid;
      flex: 1 1 0;
      justify-items: center;
      align-content: center;
      gap: 0.125rem;
      min-inline-size: min-content;
      min-block-size: 3.75rem;
      padding: 0 0.125rem;
      border: 0;
      color: var(--color-muted);
      background: none;
      font-size: var(--type-tiny);
      line-height: var(--line-tight);
      text-align: center;
      text-decoration: none;
      cursor: pointer;
    }
    & > [aria-current] {
      color: var(--color-accent-text);
      font-weight: 600;
      box-shadow: inset 0 2px var(--color-accent-text);
    }
    & > :focus-visible {
      outline-offset: -3px;
    }
  }
  @media (forced-colors: active) {
    & > [aria-current] {
      border-block-start: 2px solid Highlight;
    }
  }
`;
