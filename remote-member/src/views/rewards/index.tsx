import { reactView } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** Rewards to claim, from outside the centre. */
function Rewards() {
  return <MemberCentre page="rewardCenter" />;
}

export default reactView(Rewards);
