import { useHost, useText } from '@atrium/contract/react';
import { badgeText, Icon, type IconShape } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { ChatRoomStore } from './chat-room-store';
import { makeDraggable, windowSize } from './draggable';
import { snap, type Point, type WindowSize } from './snap';

const ChatWindow = lazy(async () => {
  const { ChatWindow: Window } = await import(/* webpackChunkName: "chat-window" */ './chat-window');
  return { default: Window };
});

const bubbles: IconShape = 'M4 4h12v8H8l-4 4zM18 8h2v12l-4-4H8v-2h10z';

/** The floating button of the chat room, and its window once it was opened. */
export const ChatRoom = observer(function ChatRoom() {
  const host = useHost();
  const [store] = useState(() => new ChatRoomStore(host));
  const button = useRef<HTMLButtonElement>(null);
  const focusButton = useCallback(() => button.current?.focus(), []);
  useEffect(() => store.start(), [store]);
  if (!store.allowed) return null;
  return (
    <>
      <ChatButton store={store} element={button} />
      {store.address !== undefined && (
        <Suspense fallback={null}>
          <ChatWindow key={store.address} store={store} address={store.address} onLeave={focusButton} />
        </Suspense>
      )}
    </>
  );
});

/** Free width at the lower right corner for the button that leads back to the top, in CSS pixels. */
const cornerWidth = 152;

/** On wide windows at the lower edge, beside the corner; on narrow ones at the right edge, above the tab bar. */
function startOf({ width, height }: WindowSize): Point {
  return width < 1024 ? { x: width, y: height * 0.6 } : { x: width - cornerWidth, y: height };
}

interface ChatButtonProps {
  store: ChatRoomStore;
  element: RefObject<HTMLButtonElement | null>;
}

const ChatButton = observer(function ChatButton({ store, element }: ChatButtonProps) {
  const text = useText();
  useEffect(() => {
    const size = windowSize();
    if (element.current) return makeDraggable(element.current, snap(startOf(size), size));
  }, [element]);
  const count = badgeText(store.unread);
  return (
    <button
      ref={element}
      type="button"
      css={style}
      data-chat-room
      aria-label={count ? text('chat.openUnread', { count: store.unread }) : text('chat.open')}
      aria-expanded={store.open}
      aria-busy={store.opening}
      onClick={() => (store.open ? store.close() : void store.show())}
    >
      <Icon shape={bubbles} />
      {count && (
        <span css={badge} aria-hidden>
          {count}
        </span>
      )}
    </button>
  );
});

const style = css`
  position: fixed;
  inset-block-start: 0;
  left: 0;
  z-index: 12;
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  padding: 0;
  border: 2px solid var(--color-card);
  border-radius: 50%;
  color: var(--color-on-accent);
  background: var(--color-accent);
  box-shadow: var(--shadow-raised);
  font-size: 1.625rem;
  cursor: grab;
  touch-action: none;
  user-select: none;
  /* above the header and the tab bar: a button that was released there can be dragged away; not above its own window */
  &[aria-expanded='false'] {
    z-index: 21;
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: translate var(--motion-medium);
  }
  /* the merchant's chat plugin has the place while it is unfolded; emotion would join a selector that begins with a colon to its own */
  html:has(iframe[data-opened]) & {
    visibility: hidden;
  }
`;

const badge = css`
  position: absolute;
  inset-block-start: -6px;
  inset-inline-end: -6px;
  min-inline-size: 1.375rem;
  padding: 0.3rem 0.375rem;
  border-radius: 999px;
  color: var(--color-on-danger);
  background: var(--color-danger);
  font: 700 0.6875rem/1 var(--font-number);
`;
