import { Select } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { allRemotes } from '../boot/console-state';
import { useConsole } from '../boot/use-console';
import { PageHead } from '../shell/page-head';
import { StateOf } from '../components/state-of';
import { HistoryList } from './history-list';

/** The history of all remotes or of one. */
export const HistoryPage = observer(function HistoryPage() {
  const { history, channels } = useConsole();
  const [parameters, choose] = useSearchParams();
  const remote = parameters.get('remote') ?? allRemotes;
  const reading = history.of(remote);
  useEffect(() => void reading.refresh(), [reading]);
  const remotes = (channels.value ?? []).map((channel) => ({ value: channel.remote, label: channel.remote }));
  return (
    <>
      <PageHead title="History">
        <p>Every publication and change with its actor, time and reason. Entries are never removed.</p>
      </PageHead>
      <div css={{ maxInlineSize: '18rem' }}>
        <Select
          label="Remote"
          value={remote}
          onChange={(event) => choose(event.target.value === allRemotes ? {} : { remote: event.target.value })}
          options={[{ value: allRemotes, label: 'All remotes' }, ...remotes]}
        />
      </div>
      <StateOf reading={reading} what="The history">
        {(events) => <HistoryList events={events} />}
      </StateOf>
    </>
  );
});
