import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { PromotionList } from '../../features/promotions/promotion-list';

/** The merchant's promotions; `id` opens one, and so does the hash of an address with a time `t`. */
function Promotions({ params }: ViewComponentProps) {
  return <PromotionList id={params.id ?? ''} inHash={params.t !== undefined} />;
}

export default reactView(Promotions);
