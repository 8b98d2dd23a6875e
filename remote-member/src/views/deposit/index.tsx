import { reactView } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** The centre at Deposit. */
function Deposit() {
  return <MemberCentre page="depositv2" />;
}

export default reactView(Deposit);
