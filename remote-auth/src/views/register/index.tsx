import { reactView, useFact, useHost, useText, type ViewComponentProps } from '@atrium/contract/react';
import { Entrance } from '../../features/entrance/entrance';
import { OpensSoon } from '../../features/entrance/opens-soon';
import { useLeaveOnceSignedIn } from '../../features/entrance/use-leave-once-signed-in';

function Register({ params }: ViewComponentProps) {
  const text = useText();
  const { settings } = useHost();
  const byName = useFact('switch:USERNAMEREG3');
  const byMobile = useFact('switch:MOBILENUMREG3');
  useLeaveOnceSignedIn();
  const code = params.referralCode?.trim();
  const ways = [...(byName ? [text('register.byUsername')] : []), ...(byMobile ? [text('register.byMobile')] : [])];
  return (
    <Entrance
      title={text('title.register')}
      lead={text('register.lead', { merchant: settings.merchant.name })}
      serviceInside
    >
      <OpensSoon ways={ways}>{code ? text('register.serviceWithCode', { code }) : text('register.service')}</OpensSoon>
    </Entrance>
  );
}

export default reactView(Register);
