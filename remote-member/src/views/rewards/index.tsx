import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** The centre at Rewards, at one of its tabs if it is named. */
function Rewards({ params }: ViewComponentProps) {
  return <MemberCentre page={params.tab ?? 'rewardCenter'} />;
}

export default reactView(Rewards);
