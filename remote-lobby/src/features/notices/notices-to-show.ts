import type { Notice, NoticeType } from '@atrium/api';

/**
 * The notices of these types that are between their start and their end; an open side is no limit. A notice without a
 * type is one of those that were requested, and of those with one id the first is shown.
 */
export function noticesToShow(notices: readonly Notice[], types: readonly NoticeType[], now: number): Notice[] {
  const shown = new Set<string>();
  return notices.filter(({ id, type, startDate = -Infinity, endDate = Infinity }) => {
    const wanted =
      (type === '' || (types as readonly string[]).includes(type)) &&
      startDate <= now &&
      now < endDate &&
      !shown.has(id);
    if (wanted) shown.add(id);
    return wanted;
  });
}
