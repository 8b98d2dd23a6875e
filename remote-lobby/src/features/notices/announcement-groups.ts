import { noticeGroup, promotionGroup, type NoticeType } from '@atrium/api';
import type { Host, PlaceParams } from '@atrium/contract';
import { loadAnnouncements } from './load-announcements';

/** Groups with announcements, promotional ones first. */
const groups = [promotionGroup, noticeGroup];

/**
 * The groups that have announcements of a type now, as parameters of their popup. The type is requested alone: a back
 * end need not name it in its answer. A group that cannot be loaded has none.
 */
export async function announcementGroups({ api }: Pick<Host, 'api'>, type: NoticeType): Promise<PlaceParams[]> {
  const found = await Promise.all(
    groups.map(async (group) => {
      const notices = await loadAnnouncements(api, group, type).catch(() => []);
      return notices.length > 0 ? [{ group, type }] : [];
    }),
  );
  return found.flat();
}
