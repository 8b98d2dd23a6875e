import { observer } from 'mobx-react-lite';
import { ForgotLink } from './forgot-link';
import { MobileInput } from './mobile-input';
import { PasswordInput } from './password-input';
import { SignInForm, type WayProps } from './sign-in-form';
import { useSignInForm } from './use-sign-in-form';

/** Sign in by mobile number and password. */
export const MobileForm = observer(function MobileForm({ store, ...standing }: WayProps) {
  const form = useSignInForm(store, 'mobileNum');
  return (
    <SignInForm {...standing} form={form} row={<ForgotLink username="" />}>
      <MobileInput form={form} />
      <PasswordInput form={form} />
    </SignInForm>
  );
});
