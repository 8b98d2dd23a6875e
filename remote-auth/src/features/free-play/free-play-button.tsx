import { useCan, useHost, useText } from '@atrium/contract/react';
import { Button, demoIcon, Icon } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { Admission } from '../admission/admission';
import { askForTrial } from './ask-for-trial';

/** Signs in with a fresh trial account; absent where the merchant offers none. */
export const FreePlayButton = observer(function FreePlayButton({ admission }: { admission: Admission }) {
  const host = useHost();
  const offered = useCan('free-play.start');
  const text = useText();
  if (!offered) return null;
  return (
    <Button
      variant="secondary"
      block
      aria-disabled={admission.busy}
      icon={<Icon shape={demoIcon} />}
      onClick={() => void admission.attempt(() => askForTrial(host))}
    >
      {text('freePlay.start')}
    </Button>
  );
});
