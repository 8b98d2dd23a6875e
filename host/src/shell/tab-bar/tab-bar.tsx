import { homeIcon, Icon, menuIcon, userIcon, type IconShape } from '@atrium/ui';
import { useReadable } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { home, signIn } from '../../navigation/places/well-known';
import { NavItemLink } from '../nav-item-link';
import { PlaceLink } from '../place-link';
import { usePortal, useText } from '../portal';
import { SignedInSheet } from '../signed-in';
import { MenuSheet } from './menu-sheet';

/** The phone's navigation at the bottom: home, the menu, the first item of the info bar, and the account. */
export const TabBar = observer(function TabBar() {
  const { session, page, navItems } = usePortal();
  const text = useText();
  const [sheet, setSheet] = useState<'menu' | 'account'>();
  const { status } = useReadable(session.state);
  const atHome = page.page.kind === 'place' && page.page.place.place.name === home;
  const close = () => setSheet(undefined);
  return (
    <nav aria-label={text('shell.tabBar')} css={style}>
      <PlaceLink to={home} aria-current={atHome ? 'page' : undefined}>
        <Tab icon={homeIcon}>{text('shell.home')}</Tab>
      </PlaceLink>
      <button type="button" aria-haspopup="dialog" onClick={() => setSheet('menu')}>
        <Tab icon={menuIcon}>{text('shell.all')}</Tab>
      </button>
      {status !== 'visitor' &&
        navItems
          .at('info-bar@1')
          .slice(0, 2)
          .map((navItem) => <NavItemLink key={navItem.key} navItem={navItem} />)}
      {status === 'visitor' ? (
        <PlaceLink to={signIn}>
          <Tab icon={userIcon}>{text('shell.signIn')}</Tab>
        </PlaceLink>
      ) : (
        <button type="button" aria-haspopup="dialog" onClick={() => setSheet('account')}>
          <Tab icon={userIcon}>{text('shell.me')}</Tab>
        </button>
      )}
      {sheet === 'menu' && <MenuSheet close={close} />}
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
      flex: 1;
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
    }
    & > :focus-visible {
      outline-offset: -3px;
    }
  }
`;
