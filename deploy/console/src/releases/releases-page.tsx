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
        <p>The releases that page loads get now. A change reaches new page loads within a second.</p>
      </PageHead>
      <StateOf reading={channels} what="The releases">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="No release is promoted yet">
              A team publishes a release with “atrium publish” and promotes it with “atrium promote”.
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
