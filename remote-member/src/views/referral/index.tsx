import { reactView } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** The centre at Referral. */
function Referral() {
  return <MemberCentre page="referral" />;
}

export default reactView(Referral);
