import { agentAnnouncements, type AgentAnnouncement } from '@atrium/api';
import { Loadable, useHost, useReadable, useText } from '@atrium/contract/react';
import { bellIcon, DataTableSkeleton, EmptyState, LoadableSection, LoadFailed } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
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
  return (
    <LoadableSection
      state={list.state}
      value={list.value}
      failure={
        <LoadFailed title={text('announcements.failed')} text={text} onRetry={() => void list.again()} of={list} />
      }
      loading={<DataTableSkeleton label={text('announcements.loading')} />}
      empty={
        <EmptyState icon={bellIcon} title={text('announcements.empty')}>
          {text('announcements.empty.hint')}
        </EmptyState>
      }
    >
      {(announcements) => <AnnouncementList announcements={announcements} />}
    </LoadableSection>
  );
});
