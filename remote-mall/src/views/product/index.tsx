import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { Product } from '../../features/product/product';

/** The reward of the address. */
function ProductView({ params: { id = '' } }: ViewComponentProps) {
  return <Product key={id} id={id} />;
}

export default reactView(ProductView);
