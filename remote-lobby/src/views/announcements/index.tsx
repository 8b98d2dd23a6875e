import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { noticeGroup } from '@atrium/api';
import { Announcements } from '../../features/notices/announcements';

/** A popup of announcements: `group`, and `type` `PU` or `PL`. */
function AnnouncementsView({ params: { group = noticeGroup, type } }: ViewComponentProps) {
  return <Announcements group={group} type={type === 'PL' ? 'PL' : 'PU'} />;
}

export default reactView(AnnouncementsView);
