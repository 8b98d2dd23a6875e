import { reactView } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** Putting money in, from outside the centre. */
function Deposit() {
  return <MemberCentre page="depositv2" />;
}

export default reactView(Deposit);
