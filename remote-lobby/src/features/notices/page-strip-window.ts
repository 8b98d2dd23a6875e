import { noticePagesShown, noticesPerPage, noticeStripStep } from '@atrium/api/figures';

export function pagesOf(notices: number): number {
  return Math.ceil(notices / noticesPerPage);
}

/** The highest page, from 0, that the window may begin with; 0 where it shows all pages. */
export function lastStart(pageCount: number): number {
  return Math.max(0, pageCount - noticePagesShown);
}

/** Whether there are more pages than the window shows. */
export function slides(pageCount: number): boolean {
  return pageCount > noticePagesShown;
}

/** Shift of the strip when its window begins with this page, from 0. CSS pixels. */
export function stripOffset(start: number): number {
  return start === 0 ? 0 : -noticeStripStep * start;
}

/** Where the window begins so that it contains a page, from 0: it moves no further than necessary. */
export function startFor(page: number, start: number, pageCount: number): number {
  const lowest = Math.max(0, page - noticePagesShown + 1);
  return Math.min(Math.max(start, lowest), page, lastStart(pageCount));
}
