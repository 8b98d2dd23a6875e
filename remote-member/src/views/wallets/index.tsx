import { reactView } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** The centre at My wallet. */
function Wallets() {
  return <MemberCentre page="transferFund" />;
}

export default reactView(Wallets);
