import { useCan, useHost, useText } from '@atrium/contract/react';
import { Button, demoIcon, Icon } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { SignInFlow } from '../sign-in-flow/sign-in-flow';
import { requestTrialAccount } from './request-trial-account';

/** Signs in with a new trial account; hidden if the merchant offers none. */
export const FreePlayButton = observer(function FreePlayButton({ flow }: { flow: SignInFlow }) {
  const host = useHost();
  const offered = useCan('free-play.start');
  const text = useText();
  if (!offered) return null;
  return (
    <Button
      variant="secondary"
      block
      aria-disabled={flow.busy}
      icon={<Icon shape={demoIcon} />}
      onClick={() => void flow.attempt(() => requestTrialAccount(host))}
    >
      {text('freePlay.start')}
    </Button>
  );
});
