import { chevronLeftIcon, chevronRightIcon, Icon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { DrawnNavItem } from '../../navigation/nav-items/drawn-nav-item';
import { useText } from '../portal';
import { RightBarItem } from './right-bar-item';

interface RightBarItemsProps {
  items: DrawnNavItem[];
  open: boolean;
  onToggle: () => void;
}

/** What the bar shows: the button that opens and closes it, and its items while it is open. */
export const RightBarItems = observer(function RightBarItems({ items, open, onToggle }: RightBarItemsProps) {
  const text = useText();
  const id = useId();
  return (
    <div css={style}>
      <button
        type="button"
        aria-label={text('shell.rightBar')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        css={handle}
        onClick={onToggle}
      >
        <Icon shape={open ? chevronRightIcon : chevronLeftIcon} size="1.125rem" />
      </button>
      {open && (
        <ul id={id} css={list}>
          {items.map((navItem) => (
            <li key={navItem.key}>
              <RightBarItem navItem={navItem} css={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

const style = css`
  display: flex;
  flex-direction: column;
  max-block-size: calc(100dvh - 9rem);
  border: 1px solid var(--color-border);
  border-inline-end: 0;
  border-start-start-radius: var(--radius-card);
  border-end-start-radius: var(--radius-card);
  background: var(--color-card);
  box-shadow: var(--shadow-raised);
`;

const handle = css`
  display: grid;
  flex: none;
  place-items: center;
  min-inline-size: 2rem;
  min-block-size: 2rem;
  padding: 0;
  border: 0;
  color: var(--color-muted);
  background: none;
  cursor: pointer;
  &:hover {
    color: var(--color-text);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const list = css`
  margin: 0;
  padding: 0 var(--space-1) var(--space-1);
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
`;

const item = css`
  display: grid;
  justify-items: center;
  gap: 0.125rem;
  inline-size: 4.5rem;
  padding: 0.375rem 0;
  border: 0;
  border-radius: var(--radius-small);
  color: var(--color-muted);
  background: none;
  font-size: var(--type-tiny);
  line-height: var(--line-tight);
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    color: var(--color-text);
    background: var(--color-raised);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
