import { useText } from '@atrium/contract/react';
import { Checkbox, TextField, userIcon } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { ForgotLink } from './forgot-link';
import { PasswordInput } from './password-input';
import { SignInForm, type MethodFormProps } from './sign-in-form';
import { useSignInForm } from './use-sign-in-form';

/** Sign-in with username and password. */
export const UsernameForm = observer(function UsernameForm({ store, ...rest }: MethodFormProps) {
  const text = useText();
  const form = useSignInForm(store, 'username');
  const row = (
    <>
      {store.remember !== undefined && (
        <Checkbox
          name="remember"
          label={text('signIn.remember')}
          checked={store.remember}
          onChange={(event) => store.setRemember(event.target.checked)}
        />
      )}
      <ForgotLink username={store.typed.username} />
    </>
  );
  return (
    <SignInForm {...rest} form={form} row={row}>
      <TextField
        {...form.bind('username')}
        purpose="username"
        icon={userIcon}
        label={text('signIn.username')}
        maxLength={64}
      />
      <PasswordInput form={form} />
    </SignInForm>
  );
});
