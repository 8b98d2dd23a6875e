import { reactView } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** The centre at Withdraw. */
function Withdraw() {
  return <MemberCentre page="withdraw" />;
}

export default reactView(Withdraw);
