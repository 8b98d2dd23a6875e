import { chatWindow } from '@atrium/api/figures';
import type { WindowSize } from './snap';

/** CSS pixels between the chat window and the edges of the browser's window. */
const margin = 8;
/** CSS pixels above the chat window and below it that it leaves free where there is room, for header and tab bar. */
const spare = 150;
const mostHeight = 640;

/** The size of the chat window in a browser window. */
export function chatWindowSize({ width, height }: WindowSize): WindowSize {
  return {
    width: Math.max(chatWindow.minWidth, Math.min(width - 2 * margin, chatWindow.maxWidth)),
    height: Math.max(chatWindow.minHeight, Math.min(height - spare, mostHeight)),
  };
}
