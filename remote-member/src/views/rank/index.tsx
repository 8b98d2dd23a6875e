import { reactView } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** The centre at Rank. */
function Rank() {
  return <MemberCentre page="playerRank" />;
}

export default reactView(Rank);
