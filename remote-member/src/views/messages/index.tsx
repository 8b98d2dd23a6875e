import { reactView } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** The centre at Messages. */
function Messages() {
  return <MemberCentre page="messageV2" />;
}

export default reactView(Messages);
