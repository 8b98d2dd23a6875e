import { watchCovering } from '@atrium/ui/floating';
import { css, Global } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { LanguageStore } from '../../language/language-store';
import { ChatPlugin } from './chat-plugin';
import { useReadingOn } from './use-reading-on';
import { thirdPartyTexts } from './texts';

export interface ChatCornerProps {
  /** Address of the plugin. */
  address: string;
  language: Pick<LanguageStore, 'current'>;
  /** Whether floating parts must be hidden now. */
  isQuiet(): boolean;
}

const ChatMessageSchema = v.object({
  from: v.literal('atrium-chat'),
  say: v.picklist(['ready', 'failed', 'opened', 'closed']),
});

/** The merchant's chat in a frame of the embed origin. Hiding it keeps its state. */
export const ChatCorner = observer(function ChatCorner({ address, language, isQuiet }: ChatCornerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const corner = useRef<HTMLElement>(null);
  const [covers, setCovers] = useState(false);
  const [plugin] = useState(() => new ChatPlugin());
  // changing the language must not end a conversation
  const [source] = useState(() => `${address}?lang=${encodeURIComponent(language.current)}`);
  useEffect(() => plugin.start(), [plugin]);
  useEffect(() => {
    const { origin } = new URL(address);
    const receive = ({ source: from, origin: sender, data }: MessageEvent<unknown>) => {
      if (sender !== origin || from !== frame.current?.contentWindow) return;
      const message = v.safeParse(ChatMessageSchema, data);
      if (message.success) plugin.receive(message.output.say);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [address, plugin]);

  const readingOn = useReadingOn();
  const { state, attempt, opened } = plugin;
  const watched = state === 'ready' && !opened;
  useEffect(() => {
    const element = corner.current;
    if (!watched || !element) return;
    return watchCovering(element, () => unfoldedBox(element), setCovers).stop;
  }, [watched]);
  if (state === 'pausing' || state === 'absent') return null;
  const shown = state === 'ready' && !isQuiet();
  return (
    <aside
      ref={corner}
      data-folded={(covers && !opened) || undefined}
      aria-label={thirdPartyTexts(language.current).chat}
      hidden={!shown}
      data-away={(readingOn && !opened) || undefined}
      css={style}
    >
      {shown && <Global styles={roomStyle} />}
      <iframe
        key={attempt}
        ref={frame}
        src={source}
        title={thirdPartyTexts(language.current).chat}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        data-opened={opened || undefined}
      />
    </aside>
  );
});

/** The box of the folded button where it lies unfolded. */
function unfoldedBox(element: HTMLElement) {
  const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = element;
  return { x, y, width, height };
}

const style = css`
  position: fixed;
  inset-block-end: var(--space-3);
  inset-inline-start: var(--space-3);
  z-index: 12;
  &[hidden] {
    display: none;
  }
  & > iframe {
    display: block;
    inline-size: 64px;
    block-size: 64px;
    border: 0;
    color-scheme: light;
    background: none;
  }
  & > iframe[data-opened] {
    inline-size: min(380px, 100vw - 2 * var(--space-3));
    block-size: min(560px, 100dvh - 8rem);
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: translate var(--motion-medium);
  }
  /* it would cover an action of the page: a strip of it stays in the window */
  &[data-folded]:not(:hover, :focus-within) {
    translate: calc(18px - 100% - var(--space-3));
  }
  /* the chat room has the place while it is open; emotion would join a selector that begins with a colon to its own */
  html:has([data-chat-window]) & {
    visibility: hidden;
  }
  @media (max-width: 1023px) {
    inset-block-end: calc(4.25rem + env(safe-area-inset-bottom));
    /* it lies on what is read here, and on what is typed once a keyboard has taken half of the window */
    &[data-away]:not(:focus-within),
    html:has(:is(input, textarea):focus) & {
      translate: calc(-100% - var(--space-3));
      visibility: hidden;
    }
  }
`;

/** The end of the page has room for floating parts. */
const roomStyle = css`
  @media (max-width: 1023px) {
    :root {
      --room-for-floating: 4rem;
    }
  }
`;
