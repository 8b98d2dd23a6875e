import { reactView } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** The centre at Rewards. */
function Rewards() {
  return <MemberCentre page="rewardCenter" />;
}

export default reactView(Rewards);
