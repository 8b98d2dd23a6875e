import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useMenus } from '../menu/use-menus';
import { usePortal, useText } from '../portal';

/** In the device's storage while the bar is closed. */
const closedKey = 'atrium.rightBarClosed';

/**
 * Items at the right edge of wide windows, open or closed as last left; on phones they are in the tab bar's sheet. Its
 * room is kept from the first content on, its code is loaded later.
 */
export const RightBar = observer(function RightBar() {
  const { navItems, local } = usePortal();
  const text = useText();
  const { BackToTop, RightBarItems } = useMenus(false) ?? {};
  const [open, setOpen] = useState(() => local.getItem(closedKey) === null);
  const items = navItems.at('right-bar@1');
  const toggle = () => {
    setOpen(!open);
    if (open) local.setItem(closedKey, '1');
    else local.removeItem(closedKey);
  };
  return (
    <>
      {items.length > 0 && (
        <aside aria-label={text('shell.rightBar')} css={style} data-part="right-bar" data-open={open || undefined}>
          {RightBarItems && <RightBarItems items={items} open={open} onToggle={toggle} />}
        </aside>
      )}
      {BackToTop && <BackToTop />}
    </>
  );
});

/** For the frame: the page ends beside the bar when the window's margins have no room for it. */
export const besideRightBar = css`
  @media (min-width: 1024px) {
    &:has(> [data-part='right-bar']) > main {
      --bar: 2.75rem;
      padding-inline-end: max(
        var(--size-gutter),
        var(--bar) - max(0px, (100% - var(--size-page) - 2 * var(--size-gutter)) / 2)
      );
    }
    &:has(> [data-open]) > main {
      --bar: 6rem;
    }
  }
`;

const style = css`
  position: fixed;
  /* centred below the header and the menu */
  inset-block-start: calc(50% + 3.5rem);
  inset-inline-end: 0;
  z-index: 9;
  transform: translateY(-50%);
  @media (max-width: 1023px) {
    display: none;
  }
`;
