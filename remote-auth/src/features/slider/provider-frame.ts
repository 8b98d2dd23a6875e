import { originOfPart } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { readNews, type FrameNews } from './frame-news';
import type { SliderVersion } from './slider-settings';

/** What the provider is told to begin with. */
export interface FrameBeginning {
  version: SliderVersion;
  captchaId: string;
  challenge: string;
  clientType: 'web' | 'h5';
  /** The provider's name of the language. */
  language: string;
  /** Colours of the merchant's look, so that what it draws belongs to the page. */
  look: Record<string, string>;
}

/** The portal's page that the provider runs in, on the merchant's captcha origin; undefined where there is none. */
export function frameAddress({ settings }: Pick<Host, 'settings'>): string | undefined {
  const embedOrigin = settings.value('embedOrigin');
  return !embedOrigin ? undefined : `${originOfPart(embedOrigin, 'captcha')}/captcha`;
}

/** Milliseconds for the frame to come and listen. What it loads has limits of its own. */
const patience = 10_000;

/** Whether the person is in the frame already, or has gone elsewhere on purpose. */
function isAtWork(frame: HTMLIFrameElement): boolean {
  const { activeElement } = frame.ownerDocument;
  return activeElement === frame || !frame.closest('dialog')?.contains(activeElement);
}

/**
 * Speaks with the provider in its frame: over a line of its own, which only a page of the frame's origin is handed.
 * Returns the end of it.
 */
export function speakWith(
  frame: HTMLIFrameElement,
  beginning: FrameBeginning,
  hear: (news: FrameNews) => void,
): () => void {
  const { port1: ours, port2: theirs } = new MessageChannel();
  const origin = new URL(frame.src).origin;
  const timer = setTimeout(() => hear({ type: 'error', code: 'network' }), patience);
  ours.onmessage = ({ data }) => {
    const news = readNews(beginning.version, data);
    if (!news) return;
    clearTimeout(timer);
    if (news.type === 'ready' && !isAtWork(frame)) frame.focus();
    hear(news);
  };
  const introduce = () => frame.contentWindow?.postMessage({ type: 'atrium.slider', ...beginning }, origin, [theirs]);
  frame.addEventListener('load', introduce, { once: true });
  return () => {
    clearTimeout(timer);
    frame.removeEventListener('load', introduce);
    ours.close();
  };
}
