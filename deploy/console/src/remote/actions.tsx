import { css } from '@emotion/react';
import { Button } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { actionTexts, isPossible, type Action } from '../change/change';
import { useConsole } from '../boot/use-console';
import type { Channel } from '../registry/answers';

const always: Action[] = ['promote', 'canary', 'rollback', 'pin'];
const conditional: Action[] = ['stop-canary', 'unpin', 'lock', 'unlock', 'restore'];

/** Buttons for the actions that are possible for a channel. */
export const Actions = observer(function Actions({ channel }: { channel: Channel }) {
  const console = useConsole();
  const shown = [...always, ...conditional.filter((action) => isPossible(action, channel))];
  // while the database is unavailable every change would be refused
  const isUnavailable = console.serving.value?.database === false;
  return (
    <div role="group" aria-label="Changes" css={style}>
      {shown.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'promote' ? 'primary' : 'secondary'}
          disabled={isUnavailable || !isPossible(action, channel)}
          onClick={() => console.begin(action, channel, action === 'restore' ? channel.rolledBack?.id : undefined)}
        >
          {actionTexts[action].button}…
        </Button>
      ))}
    </div>
  );
});

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
