import { originOfPart } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { readFrameMessage, type FrameMessage } from './frame-message';
import type { SliderVersion } from './slider-settings';

/** Settings that the frame receives on load. */
export interface FrameSettings {
  version: SliderVersion;
  captchaId: string;
  challenge: string;
  clientType: 'web' | 'h5';
  /** The provider's language code. */
  language: string;
  /** BCP 47 tag of the page, for the document of the frame. */
  lang: string;
  /** The merchant's colours, so that the slider matches the page. */
  look: Record<string, string>;
}

/** Address of the slider page on the merchant's captcha origin; `undefined` without one. */
export function frameAddress({ settings }: Pick<Host, 'settings'>): string | undefined {
  const embedOrigin = settings.value('embedOrigin');
  return !embedOrigin ? undefined : `${originOfPart(embedOrigin, 'captcha')}/captcha`;
}

/** Milliseconds until the frame must answer. Its own resources have separate limits. */
const loadLimit = 10_000;

/** Whether the focus is in the frame already, or was moved elsewhere by the player. */
function keepsFocus(frame: HTMLIFrameElement): boolean {
  const { activeElement } = frame.ownerDocument;
  return activeElement === frame || !frame.closest('dialog')?.contains(activeElement);
}

/**
 * Exchanges messages with the provider's frame through a channel that only a page of the frame's origin receives.
 * Returns a function that disconnects.
 */
export function connectFrame(
  frame: HTMLIFrameElement,
  settings: FrameSettings,
  onMessage: (message: FrameMessage) => void,
): () => void {
  const { port1: localPort, port2: framePort } = new MessageChannel();
  const origin = new URL(frame.src).origin;
  const timer = setTimeout(() => onMessage({ type: 'error', code: 'network' }), loadLimit);
  localPort.onmessage = ({ data }) => {
    const message = readFrameMessage(settings.version, data);
    if (!message) return;
    clearTimeout(timer);
    if (message.type === 'ready' && !keepsFocus(frame)) frame.focus();
    onMessage(message);
  };
  const connect = () => frame.contentWindow?.postMessage({ type: 'atrium.slider', ...settings }, origin, [framePort]);
  frame.addEventListener('load', connect, { once: true });
  return () => {
    clearTimeout(timer);
    frame.removeEventListener('load', connect);
    localPort.close();
  };
}
