import { chevronDownIcon, Icon, Popover } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { DrawnNavItem } from '../../navigation/nav-items/drawn-nav-item';
import { useText } from '../portal';
import { SubmenuItems } from './submenu-items';
import { submenuRoom, submenuTrigger } from './submenu-room';
import { useSubmenu } from './use-submenu';

interface SubmenuProps {
  navItem: DrawnNavItem;
  /** Rises each time the person turns to the menu. */
  wanted: number;
}

/** The children of a nav item, behind their own button; without children, or when they fail, only its room. */
export const Submenu = observer(function Submenu({ navItem, wanted }: SubmenuProps) {
  const text = useText();
  const [opened, setOpened] = useState(false);
  const submenu = useSubmenu(navItem, wanted);
  const isKnown = submenu.state === 'ready' || submenu.state === 'failed';
  const isEmpty = isKnown && submenu.children.length === 0;
  if (isEmpty && !opened) return <span css={submenuRoom} />;
  return (
    <Popover
      label={navItem.title}
      kind="navigation"
      opensOn="approach"
      trigger={(props) => (
        <button
          type="button"
          aria-label={navItem.follow ? text('shell.unfold', { title: navItem.title }) : undefined}
          css={submenuTrigger}
          {...props}
        >
          {!navItem.follow && navItem.title}
          <Icon shape={chevronDownIcon} size="1rem" />
        </button>
      )}
    >
      {(close) => <Opened submenu={submenu} close={close} onChange={setOpened} />}
    </Popover>
  );
});

interface OpenedProps {
  submenu: ReturnType<typeof useSubmenu>;
  close: () => void;
  onChange: (opened: boolean) => void;
}

/** The open panel: it stays when its children fail, and says so. */
function Opened({ submenu, close, onChange }: OpenedProps) {
  useEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return <SubmenuItems submenu={submenu} onFollow={close} />;
}
