import type { Notice, NoticeType } from '@atrium/api';

/**
 * The notices of these types that are between their start and their end; an open side is no limit. A notice without a
 * type is one of those that were requested.
 */
export function noticesToShow(notices: readonly Notice[], types: readonly NoticeType[], now: number): Notice[] {
  return notices.filter(
    ({ type, startDate = -Infinity, endDate = Infinity }) =>
      (type === '' || (types as readonly string[]).includes(type)) && startDate <= now && now < endDate,
  );
}
