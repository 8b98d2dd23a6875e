import type { Notice } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import { listStyle } from './list-style';
import { NoticeItem } from './notice-item';

/** Notices that are drawn at first, and with each further press. */
const portion = 50;

/** All notices, each unfolding by itself. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const text = useText();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [count, setCount] = useState(portion);
  const toggle = (id: string) => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  return (
    <>
      <ul css={listStyle}>
        {notices.slice(0, count).map((notice) => (
          <NoticeItem key={notice.id} notice={notice} open={opened.has(notice.id)} onToggle={() => toggle(notice.id)} />
        ))}
      </ul>
      {notices.length > count && (
        <Button variant="secondary" onClick={() => setCount(count + portion)}>
          {text('notices.more')}
        </Button>
      )}
    </>
  );
}
