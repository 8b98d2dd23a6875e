import { reactView } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** The centre at Missions. */
function Missions() {
  return <MemberCentre page="missionLeaderboard" />;
}

export default reactView(Missions);
