import { EmptyState, SectionHeader } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useConsole } from '../boot/use-console';
import { FailureSection } from '../failures/failure-section';
import { HistoryList } from '../history/history-list';
import { PageHead } from '../shell/page-head';
import { StateOf } from '../components/state-of';
import { ChannelPanel } from './channel-panel';
import { ReleaseList } from './release-list';

/** A remote: its channel, failure rates, releases and history. */
export const RemotePage = observer(function RemotePage() {
  const { remote = '' } = useParams();
  const console = useConsole();
  const releases = console.releases.of(remote);
  const history = console.history.of(remote);
  const revision = console.channel(remote)?.revision;
  useEffect(() => {
    void releases.refresh();
    void history.refresh();
  }, [releases, history, revision]);
  return (
    <>
      <PageHead title={remote} />
      <StateOf reading={console.channels} what="The releases">
        {() => {
          const channel = console.channel(remote);
          if (!channel) return <EmptyState title={`No release of ${remote} is promoted here`} />;
          return (
            <>
              <ChannelPanel channel={channel} />
              <FailureSection remote={remote} />
              <section aria-labelledby="releases">
                <SectionHeader id="releases" title="Published releases" />
                <StateOf reading={releases} what="The published releases">
                  {(list) => <ReleaseList channel={channel} releases={list} />}
                </StateOf>
              </section>
            </>
          );
        }}
      </StateOf>
      <section aria-labelledby="history">
        <SectionHeader id="history" title="History" />
        <StateOf reading={history} what="The history">
          {(events) => <HistoryList events={events} />}
        </StateOf>
      </section>
    </>
  );
});
