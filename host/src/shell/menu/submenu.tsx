import { chevronDownIcon, Icon, navItemStyle, Popover } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { DrawnEntry } from '../../navigation/nav-items/entry-list';
import { useText } from '../portal';
import { SubmenuEntries } from './submenu-entries';

/** What lies below an entry, behind a button of its own. */
export const Submenu = observer(function Submenu({ entry }: { entry: DrawnEntry }) {
  const text = useText();
  return (
    <Popover
      label={entry.title}
      trigger={(props) => (
        <button
          type="button"
          aria-label={entry.follow ? text('shell.unfold', { title: entry.title }) : undefined}
          css={trigger}
          {...props}
        >
          {!entry.follow && entry.title}
          <Icon shape={chevronDownIcon} size="1rem" />
        </button>
      )}
    >
      {(close) => <SubmenuEntries entry={entry} onFollow={close} />}
    </Popover>
  );
});

const trigger = css`
  ${navItemStyle}
  padding-inline: 0.375rem;
`;
