import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { Redeem } from '../../features/redeem/redeem';

/** Redemption of a reward by its id. */
function RedeemView({ params: { id = '' } }: ViewComponentProps) {
  return <Redeem key={id} id={id} />;
}

export default reactView(RedeemView);
