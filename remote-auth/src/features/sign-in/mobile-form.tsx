import { observer } from 'mobx-react-lite';
import { ForgotLink } from './forgot-link';
import { MobileInput } from './mobile-input';
import { PasswordInput } from './password-input';
import { SignInForm, type MethodFormProps } from './sign-in-form';
import { useSignInForm } from './use-sign-in-form';

/** Sign-in with mobile number and password. */
export const MobileForm = observer(function MobileForm({ store, ...rest }: MethodFormProps) {
  const form = useSignInForm(store, 'mobileNum');
  return (
    <SignInForm {...rest} form={form} row={<ForgotLink username="" />}>
      <MobileInput form={form} />
      <PasswordInput form={form} />
    </SignInForm>
  );
});
