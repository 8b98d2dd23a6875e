import { chevronDownIcon, Icon, navItemStyle, Popover } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { DrawnNavItem } from '../../navigation/nav-items/nav-item-list';
import { useText } from '../portal';
import { SubmenuItems } from './submenu-items';

/** The children of a nav item, behind their own button. */
export const Submenu = observer(function Submenu({ navItem }: { navItem: DrawnNavItem }) {
  const text = useText();
  return (
    <Popover
      label={navItem.title}
      trigger={(props) => (
        <button
          type="button"
          aria-label={navItem.follow ? text('shell.unfold', { title: navItem.title }) : undefined}
          css={trigger}
          {...props}
        >
          {!navItem.follow && navItem.title}
          <Icon shape={chevronDownIcon} size="1rem" />
        </button>
      )}
    >
      {(close) => <SubmenuItems navItem={navItem} onFollow={close} />}
    </Popover>
  );
});

const trigger = css`
  ${navItemStyle}
  padding-inline: 0.375rem;
`;
