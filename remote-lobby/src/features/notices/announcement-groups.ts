import { noticeGroup, noticesList, noticesRequest, promotionGroup, type NoticeType } from '@atrium/api';
import type { Host, PlaceParams } from '@atrium/contract';
import { noticesToShow } from './notices-to-show';

/** Groups with announcements, promotional ones first. */
const groups = [promotionGroup, noticeGroup];

/**
 * The groups that have announcements of a type now, as parameters of their popup. The type is requested alone: a back
 * end need not name it in its answer. A group that cannot be loaded has none.
 */
export async function announcementGroups({ api }: Pick<Host, 'api'>, type: NoticeType): Promise<PlaceParams[]> {
  const found = await Promise.all(
    groups.map(async (group) => {
      const notices = await api.call(noticesList, noticesRequest(group, [type])).catch(() => []);
      return noticesToShow(notices, [type], Date.now()).length > 0 ? [{ group, type }] : [];
    }),
  );
  return found.flat();
}
