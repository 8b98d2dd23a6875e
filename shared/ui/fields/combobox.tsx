import { css } from '@emotion/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { chevronDownIcon } from '../icons/actions';
import { Icon } from '../icons/icon';
import { panelStyle } from '../surfaces/popover';
import { usePopover } from '../surfaces/use-popover';
import { controlBox, controlStyle } from './control-style';
import { FieldFrame, type FieldTexts } from './field-frame';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Further texts by which it is found. */
  keywords?: string;
}

export interface ComboboxProps extends FieldTexts {
  options: readonly ComboboxOption[];
  /** The chosen option; undefined while there is none. */
  value: string | undefined;
  onChoose: (value: string) => void;
  /** Shown and read out when no option has the typed text. */
  noMatch: string;
  autoComplete?: string;
  disabled?: boolean;
  busy?: boolean;
}

/**
 * A choice of many options, found by typing, by the keys of the combobox pattern: arrows, Home, End, Enter, Escape.
 * Leaving the field chooses the only option that has the typed text; otherwise the last choice stays.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, hideLabel, options, value, onChoose, noMatch, autoComplete, disabled, busy } = props;
  const { open, id, setTrigger, setPanel, panel, toggle, hide } = usePopover('start');
  const box = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState<string>();
  // what was typed before counts only while the list is open
  const query = open ? typed : undefined;
  const chosen = options.find((option) => option.value === value);
  const found = query === undefined ? options : options.filter((option) => hasText(option, query));
  const current = found.find((option) => option.value === active) ?? found[0];
  const optionId = (option: ComboboxOption) => `${id}-${option.value}`;

  useEffect(() => {
    panel?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [panel, current?.value]);

  const show = (next: string | undefined) => {
    setTyped(next);
    setActive(next === undefined ? value : undefined);
    if (!open) toggle();
  };
  const choose = (option: ComboboxOption | undefined) => {
    if (option) onChoose(option.value);
    hide();
  };
  const move = (steps: number) => {
    const at = current ? found.indexOf(current) : -1;
    setActive(found[Math.max(0, Math.min(at + steps, found.length - 1))]?.value);
  };
  const press = (event: KeyboardEvent) => {
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: -found.length, End: found.length }[event.key];
    if (steps !== undefined && (open || event.key.startsWith('Arrow'))) {
      event.preventDefault();
      if (open) move(steps);
      else show(undefined);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(current);
    }
  };

  return (
    <FieldFrame {...{ label, hint, error, hideLabel }}>
      {(control) => (
        <>
          <span
            ref={(element) => {
              box.current = element;
              setTrigger(element);
            }}
            css={controlBox}
          >
            <input
              {...control}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              aria-activedescendant={open && current ? optionId(current) : undefined}
              aria-busy={busy || undefined}
              autoComplete={autoComplete}
              autoCorrect="off"
              spellCheck={false}
              disabled={disabled}
              css={controlStyle}
              value={query ?? chosen?.label ?? ''}
              onFocus={({ target }) => target.select()}
              onClick={({ currentTarget }) => {
                if (query === undefined) currentTarget.select();
                if (!open) show(undefined);
              }}
              onChange={({ target }) => show(target.value)}
              onKeyDown={press}
              onBlur={() => query && found.length === 1 && choose(found[0])}
            />
            <span css={iconStyle}>
              <Icon shape={chevronDownIcon} />
            </span>
          </span>
          {open && (
            <div
              ref={setPanel}
              popover="manual"
              css={[panelStyle, listStyle]}
              style={{ inlineSize: box.current?.offsetWidth }}
              // the focus stays in the field
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
            >
              <div id={id} role="listbox" aria-label={label}>
                {found.map((option) => (
                  <div
                    key={option.value}
                    id={optionId(option)}
                    role="option"
                    aria-selected={option === current}
                    css={optionStyle}
                    data-chosen={option === chosen || undefined}
                    onClick={() => choose(option)}
                  >
                    {option.label}
                  </div>
                ))}
              </div>
              <p role="status">{found.length === 0 && noMatch}</p>
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** Compares without case, accents and widths of characters. */
function hasText({ label, keywords = '' }: ComboboxOption, query: string): boolean {
  return folded(`${label} ${keywords}`).includes(folded(query).trim());
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const iconStyle = css`
  display: grid;
  padding-inline-end: 0.875rem;
  pointer-events: none;
`;

const listStyle = css`
  max-block-size: min(18rem, 50dvh);
  & > p {
    margin: 0;
    padding: 0.5rem 0.875rem;
    color: var(--color-muted);
    &:empty {
      display: none;
    }
  }
`;

const optionStyle = css`
  display: flex;
  align-items: center;
  min-block-size: 2.625rem;
  padding: 0.25rem 0.875rem;
  border-radius: min(var(--radius-small), 10px);
  cursor: pointer;
  &:hover {
    background: var(--color-raised);
  }
  &[data-chosen] {
    font-weight: 600;
  }
  &[aria-selected='true'] {
    color: var(--color-on-accent-soft);
    background: var(--color-accent-soft);
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
