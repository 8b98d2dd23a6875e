import type { Host, PlaceParams } from '@atrium/contract';
import { announcementGroups } from '../features/notices/announcement-groups';

/** `lobby.announcement-groups@1`: the groups with announcements that open by themselves. */
export default function listAnnouncementGroups(host: Host, request: unknown): Promise<PlaceParams[]> {
  const { type } = Object(request) as { type?: unknown };
  return announcementGroups(host, type === 'PL' ? 'PL' : 'PU');
}
