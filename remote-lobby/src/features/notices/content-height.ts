import { noticeFrameHeight, noticeHeight } from '@atrium/api/figures';

/** Height of the content of an unfolded notice of a page, by the height of its title. CSS pixels. */
export function contentHeight(titleHeight: number): number {
  return Math.max(0, noticeHeight - titleHeight - noticeFrameHeight);
}
