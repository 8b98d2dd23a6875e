import { reactView, useText, type ViewComponentProps } from '@atrium/contract/react';
import { Entrance } from '../../features/entrance/entrance';
import { OpensSoon } from '../../features/entrance/opens-soon';
import { useLeaveOnceSignedIn } from '../../features/entrance/use-leave-once-signed-in';

function ForgotPassword({ params }: ViewComponentProps) {
  const text = useText();
  useLeaveOnceSignedIn();
  const username = params.username?.trim();
  return (
    <Entrance title={text('title.forgotPassword')} lead={text('forgot.lead')} serviceInside>
      <OpensSoon ways={[text('forgot.byMobile'), text('forgot.byEmail')]}>
        {username ? text('forgot.serviceFor', { username }) : text('forgot.service')}
      </OpensSoon>
    </Entrance>
  );
}

export default reactView(ForgotPassword);
