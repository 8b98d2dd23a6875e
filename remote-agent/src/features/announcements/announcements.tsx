import { agentAnnouncements, type AgentAnnouncement } from '@atrium/api';
import { Loadable, RequestNumber, useHost, useReadable, useText } from '@atrium/contract/react';
import { bellIcon, EmptyState, ErrorState } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { TableSkeleton } from '../table/table-skeleton';
import { AnnouncementList } from './announcement-list';

/** The merchant's announcements for agents, in the page's language. */
export const Announcements = observer(function Announcements() {
  const host = useHost();
  const text = useText();
  const language = useReadable(host.language.current);
  const [list] = useState(() => new Loadable<AgentAnnouncement[]>());
  useEffect(() => {
    void list.load(async () => (await host.api.call(agentAnnouncements, {}, { signal: host.signal })).announcements);
  }, [list, host, language]);
  const { state, value } = list;
  if (state === 'failed')
    return (
      <ErrorState
        title={text('announcements.failed')}
        retryLabel={text('failed.retry')}
        onRetry={() => void list.again()}
      >
        {text('failed.hint')}
        <RequestNumber of={list} />
      </ErrorState>
    );
  if (!value) return <TableSkeleton label={text('announcements.loading')} />;
  if (value.length === 0)
    return (
      <EmptyState icon={bellIcon} title={text('announcements.empty')}>
        {text('announcements.empty.hint')}
      </EmptyState>
    );
  return <AnnouncementList announcements={value} />;
});
