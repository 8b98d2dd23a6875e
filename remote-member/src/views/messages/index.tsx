import { reactView } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** Messages to me, from outside the centre. */
function Messages() {
  return <MemberCentre page="messageV2" />;
}

export default reactView(Messages);
