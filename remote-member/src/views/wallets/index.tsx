import { reactView } from '@atrium/contract/react';
import { MemberCentre } from '../../features/centre/member-centre';

/** My wallets, from outside the centre. */
function Wallets() {
  return <MemberCentre page="transferFund" />;
}

export default reactView(Wallets);
