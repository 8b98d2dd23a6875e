import { useHost } from '@atrium/contract/react';
import { AuthPage } from './auth-page';
import type { AuthLayoutProps } from './auth-layout-props';
import { AuthPopup } from './auth-popup';

/** Layout of every view of this remote: a page with picture and side menu, or a compact overlay. */
export function AuthLayout(props: AuthLayoutProps) {
  const { navigation } = useHost();
  return navigation.placement === 'over' ? <AuthPopup {...props} /> : <AuthPage {...props} />;
}
