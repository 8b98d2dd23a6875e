import { reactView } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** My account, from outside the centre. */
function Account() {
  return <MemberCentre page="securityCenter" />;
}

export default reactView(Account);
