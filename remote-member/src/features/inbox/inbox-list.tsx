import type { InboxItem } from '@atrium/api';
import { useHost, useText, ZoneNote } from '@atrium/contract/react';
import { VisuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';

interface InboxListProps {
  messages: readonly InboxItem[];
  onOpen: (message: InboxItem) => void;
  /** Id of the message that was open before; its row gets the focus back. */
  focused: string | undefined;
}

/** One row for each message; unread ones are bold and have a dot. */
export function InboxList({ messages, onOpen, focused }: InboxListProps) {
  const { language } = useHost();
  const text = useText();
  const zone = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [];
    [...rows].find(({ dataset }) => dataset['message'] === focused)?.focus();
  }, [focused]);
  return (
    <>
      <ZoneNote id={zone} />
      <ul ref={list} aria-describedby={zone} css={listStyle}>
        {messages.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              data-message={message.id}
              css={[rowStyle, !message.read && unreadStyle]}
              onClick={() => onOpen(message)}
            >
              {!message.read && <VisuallyHidden>{text('inbox.unread')}</VisuallyHidden>}
              <span>{message.title || text('inbox.untitled')}</span>
              {message.sendTime !== undefined && (
                <time dateTime={new Date(message.sendTime).toISOString()}>
                  {language.date(message.sendTime, 'short')}
                </time>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const listStyle = css`
  inline-size: 100%;
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-medium);
  overflow: hidden;
  list-style: none;
  & > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`;

const rowStyle = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 3rem;
  padding: var(--space-3) var(--space-4) var(--space-3) var(--space-6);
  border: 0;
  color: var(--color-muted);
  font: inherit;
  text-align: start;
  background: var(--color-card);
  &:hover {
    background: var(--color-raised);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  & > span:last-of-type {
    flex: 1 1 12rem;
    overflow-wrap: anywhere;
  }
  & time {
    font-size: var(--type-small);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const unreadStyle = css`
  color: var(--color-text);
  font-weight: 600;
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 1.2rem;
    inset-inline-start: var(--space-3);
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: var(--color-danger);
  }
`;
