import { css } from '@emotion/react';
import { Card } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useConsole } from '../boot/use-console';
import type { Channel } from '../registry/answers';
import { labelStyle } from '../releases/channel-row';
import { Exceptions } from '../releases/exceptions';
import { Notice } from '../components/notice';
import { ReleaseName } from '../components/release-name';
import { Actions } from './actions';

/** A remote's channel with its actions. */
export const ChannelPanel = observer(function ChannelPanel({ channel }: { channel: Channel }) {
  const console = useConsole();
  const { remote, stable, previous, locked } = channel;
  return (
    <Card css={style}>
      {locked !== null && (
        <Notice tone="warning" title="Locked: changes are refused until it is unlocked">
          {locked}
        </Notice>
      )}
      <dl>
        <div>
          <dt css={labelStyle}>Stable release</dt>
          <dd>
            <ReleaseName release={stable} />
          </dd>
        </div>
        <div>
          <dt css={labelStyle}>Exceptions</dt>
          <dd>
            <Exceptions channel={channel} />
          </dd>
        </div>
        <div>
          <dt css={labelStyle}>A rollback restores</dt>
          <dd>{previous ? <ReleaseName release={previous} /> : 'none: there is no earlier release'}</dd>
        </div>
      </dl>
      {console.mayChange(remote) ? (
        <Actions channel={channel} />
      ) : (
        <p css={labelStyle}>
          Your token is not for {remote}, so you cannot change it. The operator can issue one: atrium tokens issue{' '}
          {console.identity.name} --remotes {remote}
        </p>
      )}
    </Card>
  );
});

const style = css`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  & > dl {
    display: grid;
    gap: var(--space-4);
    @media (min-width: 768px) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  & dd {
    margin: 0;
  }
`;
