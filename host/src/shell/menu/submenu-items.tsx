import { Button, Ring, Tag } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { DrawnNavItem } from '../../navigation/nav-items/nav-item-list';
import { NavItemLink } from '../nav-item-link';
import { useText } from '../portal';

interface SubmenuItemsProps {
  navItem: DrawnNavItem;
  onFollow: () => void;
}

/** The children of a nav item; those known only at run time are loaded when this is first drawn. */
export const SubmenuItems = observer(function SubmenuItems({ navItem, onFollow }: SubmenuItemsProps) {
  const text = useText();
  const { children, failed, ask } = useChildren(navItem);
  if (failed)
    return (
      <div role="alert" css={note}>
        <p>{text('shell.submenuFailed')}</p>
        <Button size="small" variant="secondary" onClick={ask}>
          {text('place.retry')}
        </Button>
      </div>
    );
  if (!children) return <Ring size="1.5rem" />;
  if (children.length === 0) return <p css={note}>{text('shell.submenuEmpty')}</p>;
  return (
    <ul css={list}>
      {children.map((child) => (
        <li key={child.key}>
          <NavItemLink
            navItem={child}
            onFollow={onFollow}
            css={row}
            end={child.mark && <Tag>{text(`shell.mark.${child.mark}`)}</Tag>}
          />
        </li>
      ))}
    </ul>
  );
});

function useChildren({ children: known = [], askChildren, key }: DrawnNavItem) {
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<{ to: number; children?: DrawnNavItem[] }>();
  useEffect(() => {
    let stopped = false;
    askChildren?.().then(
      (children) => !stopped && setAnswer({ to: asked, children }),
      () => !stopped && setAnswer({ to: asked }),
    );
    return () => {
      stopped = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function on each drawing; runs once per nav item and Retry
  }, [key, asked]);
  const ask = () => setAsked((count) => count + 1);
  if (!askChildren) return { children: known, failed: false, ask };
  if (answer?.to !== asked) return { children: undefined, failed: false, ask };
  return { children: [...known, ...(answer.children ?? [])], failed: answer.children === undefined, ask };
}

const list = css`
  display: grid;
  min-inline-size: 12rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding-inline: var(--space-3);
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
`;

const note = css`
  display: grid;
  gap: var(--space-3);
  max-inline-size: 18rem;
  padding: var(--space-3);
  color: var(--color-muted);
`;
