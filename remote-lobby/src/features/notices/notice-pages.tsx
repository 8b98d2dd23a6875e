import type { Notice } from '@atrium/api';
import { noticesPerPage } from '@atrium/api/figures';
import { useState } from 'react';
import { listStyle } from './list-style';
import { NoticeItem } from './notice-item';
import { PageStrip } from './page-strip';
import { pagesOf } from './page-strip-window';

/** Notices by pages of ten; one of a page is unfolded at a time. */
export function NoticePages({ notices }: { notices: readonly Notice[] }) {
  const [page, setPage] = useState(0);
  const [openId, setOpenId] = useState<string>();
  const pageCount = pagesOf(notices.length);
  // there may be fewer pages since it was chosen
  const current = Math.min(page, pageCount - 1);
  return (
    <>
      <ul css={listStyle}>
        {notices.slice(current * noticesPerPage, (current + 1) * noticesPerPage).map((notice) => (
          <NoticeItem
            key={notice.id}
            notice={notice}
            open={notice.id === openId}
            onToggle={() => setOpenId(notice.id === openId ? undefined : notice.id)}
            fixedHeight
          />
        ))}
      </ul>
      <PageStrip
        page={current}
        pageCount={pageCount}
        onChange={(next) => {
          setPage(next);
          setOpenId(undefined);
        }}
      />
    </>
  );
}
