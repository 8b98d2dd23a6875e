import { textOn } from '@atrium/ui';
import type { CSSProperties } from 'react';

/** The colour that the back end puts behind a title, with a readable text; nothing for an unreadable value. */
export function titleColor(bgColor: string): CSSProperties | undefined {
  const color = textOn(bgColor);
  return color && { backgroundColor: bgColor, color };
}
