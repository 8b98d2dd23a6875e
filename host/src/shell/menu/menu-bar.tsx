import { navItemStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { NavItemLink } from '../nav-item-link';
import { usePortal, useText } from '../portal';
import { submenuRoom } from './submenu-room';
import { useMenus } from './use-menus';

/**
 * The main menu. On phones a strip of icons that scrolls sideways, or several rows of them in the merchant's phone
 * template `M2`.
 */
export const MenuBar = observer(function MenuBar() {
  const { navItems, page } = usePortal();
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const items = navItems.at('menu@1');
  const [wanted, setWanted] = useState(0);
  const { Submenu } = useMenus(wanted > 0) ?? {};
  const turnTo = () => setWanted((count) => count + 1);
  const focusOn = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) turnTo();
  };

  const identity = page.page.kind === 'place' ? page.page.place.place.name : page.page.kind;
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !current) return;
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [identity]);

  if (items.length === 0) return null;
  return (
    <nav aria-label={text('shell.menu')} css={style} onPointerEnter={turnTo} onFocus={focusOn}>
      <ul ref={list} className="items">
        {items.map((navItem) => (
          <li key={navItem.key}>
            {navItem.follow && <NavItemLink navItem={navItem} css={item} />}
            {(navItem.children ?? navItem.askChildren) &&
              (Submenu ? <Submenu navItem={navItem} wanted={wanted} /> : <span css={submenuRoom} />)}
          </li>
        ))}
      </ul>
    </nav>
  );
});

const style = css`
  border-block-end: 1px solid var(--color-border);
  background: var(--nav-background);
  & > .items {
    position: relative;
    display: flex;
    max-inline-size: calc(var(--size-page) + 2 * var(--size-gutter));
    margin-inline: auto;
    padding-inline: calc(var(--size-gutter) - var(--nav-item-padding) / 2);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }
  & li {
    display: flex;
    flex: none;
    align-items: center;
  }
  @media (min-width: 768px) {
    & > .items {
      min-block-size: 3.25rem;
    }
  }
  /* all categories fit beside each other */
  @media (min-width: 768px) and (max-width: 1599px) {
    --nav-item-padding: 0.4375rem;
  }
  @media (min-width: 480px) and (max-width: 767px) {
    & > .items > li {
      --shown: 6.5;
    }
  }
  @media (max-width: 767px) {
    /* half an item in view says that there are more */
    & > .items > li {
      flex: 0 0 calc((100vw - var(--size-gutter)) / var(--shown, 4.5));
      justify-content: center;
    }
    [data-mobile-template='M2'] & > .items {
      flex-wrap: wrap;
      justify-content: center;
    }
    [data-mobile-template='M2'] & > .items > li {
      flex: none;
      inline-size: 4.125rem;
    }
  }
`;

const item = css`
  ${navItemStyle}
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (max-width: 767px) {
    flex-direction: column;
    gap: 0.125rem;
    inline-size: 100%;
    min-block-size: 4rem;
    padding: 0.5rem 0 0;
    font-size: var(--type-tiny);
    text-align: center;
    white-space: normal;
  }
`;
