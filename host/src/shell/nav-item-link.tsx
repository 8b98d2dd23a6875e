import { iconNamed, Icon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import type { DrawnNavItem } from '../navigation/nav-items/drawn-nav-item';
import { isPlainClick } from './plain-click';
import { usePortal } from './portal';

interface NavItemLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  navItem: DrawnNavItem;
  /** Called after it has been followed, for example by a sheet that closes. */
  onFollow?: () => void;
  end?: ReactNode;
}

/** A nav item: a link when it has an address, otherwise a button. */
export const NavItemLink = observer(function NavItemLink({ navItem, onFollow, end, ...rest }: NavItemLinkProps) {
  const { page: store } = usePortal();
  const { page } = store;
  const { place: own, also = [] } = navItem;
  const isCurrent =
    page.kind === 'place' && page.chain.some(({ place }) => place.name === own || also.includes(place.name));
  const shape = iconNamed(navItem.icon);
  const content = (
    <>
      {shape && <Icon shape={shape} />}
      <span>
        {navItem.title}
        {navItem.subtitle && <small css={subtitle}>{navItem.subtitle}</small>}
      </span>
      {end}
    </>
  );
  const follow = () => {
    onFollow?.();
    navItem.follow?.();
  };
  if (navItem.href === undefined) {
    const { className } = rest;
    return (
      <button type="button" className={className} onClick={follow}>
        {content}
      </button>
    );
  }
  return (
    <a
      {...rest}
      href={navItem.href}
      target={navItem.tab === 'new' ? '_blank' : undefined}
      rel={navItem.tab && 'noreferrer'}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        // the browser follows a web address itself
        if (navItem.tab) return onFollow?.();
        event.preventDefault();
        follow();
      }}
    >
      {content}
    </a>
  );
});

const subtitle = css`
  display: block;
  color: var(--color-muted);
  font-size: var(--type-tiny);
  font-weight: 400;
`;
