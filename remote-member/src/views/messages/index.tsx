import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** The centre at Messages, at one of them if it is named. */
function Messages({ params }: ViewComponentProps) {
  return <MemberCentre page="messageV2" params={params} />;
}

export default reactView(Messages);
