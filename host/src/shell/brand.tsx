import { BrandLogo } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { usePortal } from './portal';

/** The merchant's logo and name. */
export const Brand = observer(function Brand() {
  const { merchant } = usePortal();
  return <BrandLogo merchant={merchant.code} name={merchant.name} height="clamp(1.625rem, 5vw, 2.125rem)" />;
});
