import { reactView } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** Taking money out, from outside the centre. */
function Withdraw() {
  return <MemberCentre page="withdraw" />;
}

export default reactView(Withdraw);
