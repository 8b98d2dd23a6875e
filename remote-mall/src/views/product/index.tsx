import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { Product } from '../../features/product/product';

/** One reward, by the id the address names. */
function ProductView({ params: { id = '' } }: ViewComponentProps) {
  return <Product key={id} id={id} />;
}

export default reactView(ProductView);
