import { EmptyState } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useConsole } from '../boot/use-console';
import { PageHead } from '../shell/page-head';
import { StateOf } from '../components/state-of';
import { ChannelRow } from './channel-row';

/** The channels of all remotes. */
export const ReleasesPage = observer(function ReleasesPage() {
  const { channels } = useConsole();
  return (
    <>
      <PageHead title="Releases">
        <p>What page loads get now. A change is seen by new page loads within a second.</p>
      </PageHead>
      <StateOf reading={channels} what="The releases">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="Nothing is released here yet">
              A team publishes with “atrium publish” and gives its first release to everybody with “atrium promote”.
            </EmptyState>
          ) : (
            <ul className="channels" css={{ display: 'grid', gap: 'var(--space-3)' }}>
              {list.map((channel) => (
                <ChannelRow key={channel.remote} channel={channel} />
              ))}
            </ul>
          )
        }
      </StateOf>
    </>
  );
});
