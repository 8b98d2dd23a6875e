import type { Notice, NoticeType } from '@atrium/api';
import type { Api } from '@atrium/contract';
import { loadNotices } from './load-notices';

/** The announcements of a group with this type that are in force; one without title, text and picture is no reason to pop up. */
export async function loadAnnouncements(api: Api, group: string, type: NoticeType): Promise<Notice[]> {
  return (await loadNotices(api, group, [type])).filter(
    ({ title, content, announcementImages }) => `${title}${content}`.trim() !== '' || announcementImages.length > 0,
  );
}
