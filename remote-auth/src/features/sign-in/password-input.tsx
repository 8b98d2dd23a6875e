import { useText } from '@atrium/contract/react';
import { lockIcon, PasswordField } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { SignInFormBinding } from './use-sign-in-form';

/** Password with a reveal button. */
export const PasswordInput = observer(function PasswordInput({ form }: { form: SignInFormBinding }) {
  const text = useText();
  return (
    <PasswordField
      {...form.bind('password')}
      icon={lockIcon}
      label={text('signIn.password')}
      revealLabel={text('signIn.showPassword')}
      concealLabel={text('signIn.hidePassword')}
      maxLength={64}
    />
  );
});
