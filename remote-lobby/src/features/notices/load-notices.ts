import { noticesList, noticesRequest, type Notice, type NoticeType } from '@atrium/api';
import type { Api } from '@atrium/contract';
import { noticesToShow } from './notices-to-show';

/** The notices of a group with these types that are in force, by the server's clock. */
export async function loadNotices(api: Api, group: string, types: readonly NoticeType[]): Promise<Notice[]> {
  let now = Date.now();
  const notices = await api.call(noticesList, noticesRequest(group, types), {
    onServerTime: (time) => (now = time),
  });
  return noticesToShow(notices, types, now);
}
