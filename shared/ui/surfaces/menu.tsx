import { css } from '@emotion/react';
import { useLayoutEffect, type KeyboardEvent, type ReactNode } from 'react';
import { moveAlong } from '../navigation/move-along';
import { panelStyle, type TriggerProps } from './popover';
import { usePopover, type Placement } from './use-popover';

export interface MenuItem {
  id: string;
  label: string;
  /** The language of the label, when it differs from the page's. */
  lang?: string;
  icon?: ReactNode;
  /** At the end of the row, such as a badge. */
  end?: ReactNode;
  /** Set on every item of a menu that selects one. */
  checked?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  placement?: Placement;
  trigger: (props: TriggerProps) => ReactNode;
}

/** Commands behind a button, by the keys of the menu pattern: arrows, Home, End, first letter, Escape. */
export function Menu({ label, items, placement = 'end', trigger }: MenuProps) {
  const { open, id, setTrigger, setPanel, panel, toggle, hide } = usePopover(placement);

  useLayoutEffect(() => {
    const chosen = panel?.querySelector<HTMLElement>('[aria-checked="true"]');
    (chosen ?? panel?.querySelector<HTMLElement>('[role^="menuitem"]'))?.focus();
  }, [panel]);

  const select = (item: MenuItem) => {
    hide(true);
    item.onSelect();
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') hide(true);
    else moveAlong(event, '[role^="menuitem"]:not(:disabled)', 'vertical');
  };
  return (
    <>
      {trigger({
        ref: setTrigger,
        onClick: toggle,
        'aria-expanded': open,
        'aria-haspopup': 'menu',
        'aria-controls': open ? id : undefined,
      })}
      {open && (
        <div ref={setPanel} id={id} role="menu" aria-label={label} popover="manual" css={panelStyle} onKeyDown={move}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={item.checked}
              disabled={item.disabled}
              lang={item.lang}
              tabIndex={-1}
              css={itemStyle}
              onClick={() => select(item)}
            >
              {item.icon}
              <span css={{ flex: 1 }}>{item.label}</span>
              {item.end}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const itemStyle = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  inline-size: 100%;
  min-inline-size: 11rem;
  min-block-size: 2.625rem;
  padding: 0.25rem 0.875rem;
  border: 0;
  border-radius: min(var(--radius-small), 10px);
  background: none;
  text-align: start;
  cursor: pointer;
  &:hover,
  &:focus-visible {
    background: var(--color-raised);
  }
  &[aria-checked='true'] {
    color: var(--color-on-accent-soft);
    background: var(--color-accent-soft);
    font-weight: 600;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
