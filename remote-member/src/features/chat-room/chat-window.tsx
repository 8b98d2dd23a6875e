import { useHost, useText } from '@atrium/contract/react';
import { closeIcon, IconButton, readLook } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { ChatRoomStore } from './chat-room-store';
import { windowSize } from './draggable';
import { roomLook } from './room-look';
import { chatWindowSize } from './window-size';

interface ChatWindowProps {
  store: ChatRoomStore;
  address: string;
  /** Gives the focus, which the closed window had, to the button that opens it. */
  onLeave: () => void;
}

/** The window of the chat room: a frame of the embed origin. Closing it keeps the frame, so the draft stays. */
export const ChatWindow = observer(function ChatWindow({ store, address, onLeave }: ChatWindowProps) {
  const { events, language } = useHost();
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const loaded = useRef(false);
  const [size, setSize] = useState(() => chatWindowSize(windowSize()));
  // a change of the language must not end the conversation
  const [source] = useState(() => withLanguage(address, language.current.get()));
  const { origin } = new URL(address);

  useEffect(() => {
    const fit = () => setSize(chatWindowSize(windowSize()));
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);
  useEffect(() => {
    const receive = ({ source: from, origin: sender, data }: MessageEvent<unknown>) => {
      if (sender !== origin || from !== frame.current?.contentWindow || data !== 'chat-room:close') return;
      store.close();
      onLeave();
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [origin, store, onLeave]);
  useEffect(() => {
    // before it has loaded, the frame has another origin: a message would be an error of the page
    const say = (message: string) => loaded.current && frame.current?.contentWindow?.postMessage(message, origin);
    say(store.open ? 'chat-room:shown' : 'chat-room:hidden');
    if (store.open) frame.current?.focus();
    return events.on('live.received@1', () => say('chat-room:refresh'));
  }, [events, origin, store.open]);

  return (
    <section
      aria-label={text('chat.title')}
      hidden={!store.open}
      data-chat-window={store.open || undefined}
      css={style}
      style={{ inlineSize: size.width, blockSize: size.height }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        store.close();
        onLeave();
      }}
    >
      <header>
        <h2>{text('chat.title')}</h2>
        <IconButton
          icon={closeIcon}
          label={text('chat.close')}
          onClick={({ detail }) => {
            store.close();
            // with a pointer the button would stay unfolded above the page
            if (detail === 0) onLeave();
          }}
        />
      </header>
      <iframe
        ref={frame}
        src={source}
        title={text('chat.title')}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        onLoad={({ currentTarget }) => {
          loaded.current = true;
          const say = (message: unknown) => currentTarget.contentWindow?.postMessage(message, origin);
          say({ look: readLook(currentTarget, roomLook) });
          // a window that was closed while it loaded has shown nothing: its messages stay unread
          say(store.open ? 'chat-room:shown' : 'chat-room:hidden');
        }}
      />
    </section>
  );
});

function withLanguage(address: string, language: string): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}

const style = css`
  position: fixed;
  inset-inline-end: 8px;
  inset-block-end: 72px;
  z-index: 13;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  max-inline-size: 100vw;
  max-block-size: 100dvh;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  overflow: hidden;
  color: var(--color-text);
  background: var(--color-card);
  box-shadow: var(--shadow-raised);
  &[hidden] {
    display: none;
  }
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline: var(--space-4) var(--space-2);
    border-block-end: 1px solid var(--color-border);
  }
  & h2 {
    margin: 0;
    font-size: 1rem;
  }
  & > iframe {
    flex: 1;
    inline-size: 100%;
    min-block-size: 0;
    border: 0;
    color-scheme: light;
  }
`;
