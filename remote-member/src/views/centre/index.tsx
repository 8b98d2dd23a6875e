import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** The centre at the page of the address. */
function Centre({ params }: ViewComponentProps) {
  return <MemberCentre page={params.page} params={params} />;
}

export default reactView(Centre);
