import type { MouseEvent } from 'react';

/** Whether a click opens a link here, rather than in a new tab or as a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
