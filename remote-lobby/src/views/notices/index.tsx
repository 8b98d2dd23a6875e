import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { NoticeBoard } from '../../features/notices/notice-board';

/** The notice board; `mode` is `pages` for pages of ten. */
function Notices({ params }: ViewComponentProps) {
  return <NoticeBoard initialMode={params.mode === 'pages' ? 'pages' : 'list'} />;
}

export default reactView(Notices);
