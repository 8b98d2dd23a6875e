import { Button, externalIcon, Icon, Ring, Tag } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { DrawnNavItem } from '../../navigation/nav-items/drawn-nav-item';
import { NavItemLink } from '../nav-item-link';
import { useText } from '../portal';
import type { Submenu } from './use-submenu';

interface SubmenuItemsProps {
  submenu: Submenu;
  onFollow: () => void;
}

/** The children of a nav item, or the state in which they are. */
export const SubmenuItems = observer(function SubmenuItems({ submenu, onFollow }: SubmenuItemsProps) {
  const text = useText();
  const { state, children, ask } = submenu;
  if (state === 'failed')
    return (
      <div role="alert" css={note}>
        <p>{text('shell.submenuFailed')}</p>
        <Button size="small" variant="secondary" onClick={ask}>
          {text('place.retry')}
        </Button>
      </div>
    );
  if (state !== 'ready') return <Ring size="1.5rem" />;
  if (children.length === 0) return <p css={note}>{text('shell.submenuEmpty')}</p>;
  return <Lines items={children} onFollow={onFollow} />;
});

/** A list of lines; one with children has them nested below. */
const Lines = observer(function Lines({ items, onFollow }: { items: DrawnNavItem[]; onFollow: () => void }) {
  return (
    <ul css={list}>
      {items.map((item) => (
        <li key={item.key}>
          {item.follow ? (
            <NavItemLink navItem={item} onFollow={onFollow} css={row} end={<Ends item={item} />} />
          ) : (
            <span css={[row, heading]}>
              <span>{item.title}</span>
              <Ends item={item} />
            </span>
          )}
          {item.children && <Lines items={item.children} onFollow={onFollow} />}
        </li>
      ))}
    </ul>
  );
});

const Ends = observer(function Ends({ item: { mark, note: figure, tab } }: { item: DrawnNavItem }) {
  const text = useText();
  return (
    <span css={ends}>
      {figure && <Tag tone="quiet">{figure}</Tag>}
      {mark && <Tag>{text(`shell.mark.${mark}`)}</Tag>}
      {tab === 'new' && <Icon shape={externalIcon} size="1rem" />}
    </span>
  );
});

const list = css`
  display: grid;
  min-inline-size: 13rem;
  margin: 0;
  padding: 0;
  list-style: none;
  & & {
    margin-inline-start: var(--space-3);
    border-inline-start: 1px solid var(--color-border);
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0.25rem var(--space-3);
  border: 0;
  border-radius: var(--radius-small);
  color: var(--color-text);
  background: none;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover,
  &[aria-current] {
    background: var(--color-raised);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const heading = css`
  color: var(--color-muted);
  font-size: var(--type-small);
  font-weight: 600;
  cursor: default;
  &:hover {
    background: none;
  }
`;

const ends = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  margin-inline-start: auto;
`;

const note = css`
  display: grid;
  gap: var(--space-3);
  max-inline-size: 18rem;
  padding: var(--space-3);
  color: var(--color-muted);
`;
