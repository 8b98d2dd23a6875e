import { useEffect, useEffectEvent, type RefObject } from 'react';
import { readFrameMessage, type FrameMessage } from './frame-message';

/** Receives messages of the game in the frame only. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  onMessage: (message: FrameMessage) => void,
): void {
  const receive = useEffectEvent((event: MessageEvent) => {
    const message = readFrameMessage(event, { window: frame.current?.contentWindow ?? null, address });
    if (message) onMessage(message);
  });
  useEffect(() => {
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
}
