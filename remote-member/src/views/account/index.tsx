import { reactView } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** The centre at My account. */
function Account() {
  return <MemberCentre page="securityCenter" />;
}

export default reactView(Account);
