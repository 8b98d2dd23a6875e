import { css } from '@emotion/react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { moveAlong } from './move-along';
import { navItemStyle } from './nav-item-style';

export interface Tab {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Such as a badge. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** Label of the tabs. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** Id of their `TabPanel`; unique on the page. */
  panelId: string;
  /** Whether arrow keys select at once, or only move the focus until Enter or Space. */
  activation?: 'automatic' | 'manual';
  /** Whether few tabs, too, stay in one row that scrolls; for lists that grow while they load. */
  oneRow?: boolean;
}

/**
 * Up to this number wraps onto two rows, with multi-line labels on a phone, when one row has no room; more scroll
 * sideways.
 */
const few = 4;

/** Tabs in one row, or two when there are few; one of them is a stop for Tab, arrow keys move between them. */
export function Tabs({ label, tabs, selected, onSelect, panelId, activation = 'automatic', oneRow }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [row, tab] = [list.current, list.current?.querySelector<HTMLElement>('[aria-selected="true"]')];
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);

  const move = (event: KeyboardEvent) => {
    const tab = moveAlong(event, '[role="tab"]:not(:disabled)', 'horizontal');
    if (tab?.dataset.tab && activation === 'automatic') onSelect(tab.dataset.tab);
  };
  const stop = tabs.some(({ id }) => id === selected) ? selected : tabs.find(({ disabled }) => !disabled)?.id;
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      css={[listStyle, !oneRow && tabs.length <= few && fittedStyle]}
      onKeyDown={move}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(panelId, tab.id)}
          data-tab={tab.id}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId : undefined}
          tabIndex={tab.id === stop ? 0 : -1}
          disabled={tab.disabled}
          css={[tabStyle, tab.end ? wholeStyle : undefined]}
          onClick={() => onSelect(tab.id)}
        >
          {tab.icon}
          {typeof tab.label === 'string' ? <WholeWords text={tab.label} /> : tab.label}
          {tab.end}
        </button>
      ))}
    </div>
  );
}

/** Keeps a word whole when the label of a tab wraps: no line break at its hyphen. */
function WholeWords({ text }: { text: string }) {
  const parts = text.split(/(\S+-\S+)/);
  if (parts.length === 1) return text;
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 ? (
          <span css={{ whiteSpace: 'nowrap' }} key={index}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}

export interface TabPanelProps {
  /** The same as the `panelId` of its tabs. */
  id: string;
  selected: string;
  children: ReactNode;
}

/** The content of the selected tab. */
export function TabPanel({ id, selected, children }: TabPanelProps) {
  return (
    <div id={id} role="tabpanel" aria-labelledby={tabId(id, selected)} tabIndex={-1} css={{ outline: 'none' }}>
      {children}
    </div>
  );
}

const tabId = (panelId: string, tab: string): string => `${panelId}-tab-${tab}`;

const listStyle = css`
  position: relative;
  display: flex;
  gap: 0.25rem;
  padding: 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  border-block-end: 1px solid var(--color-border);
`;

const fittedStyle = css`
  flex-wrap: wrap;
  @media (max-width: 599px) {
    & > [role='tab'] {
      /* a further row only when not even the longest words fit side by side */
      flex: 1 1 min-content;
      max-inline-size: max-content;
      justify-content: center;
      padding-inline: var(--space-2);
      text-align: center;
      white-space: normal;
    }
  }
`;

/** With a badge, a tab keeps its label in one line. */
const wholeStyle = css`
  &&& {
    flex: none;
  }
`;

const tabStyle = css`
  ${navItemStyle}
  &:focus-visible {
    outline-offset: 1px;
  }
`;
