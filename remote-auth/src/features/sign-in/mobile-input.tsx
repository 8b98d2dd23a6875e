import { useText } from '@atrium/contract/react';
import { phoneIcon, TextField } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { SignInFormBinding } from './use-sign-in-form';

/** A mobile number, with the keyboard for it. */
export const MobileInput = observer(function MobileInput({ form }: { form: SignInFormBinding }) {
  const text = useText();
  return (
    <TextField {...form.bind('mobile')} purpose="phone" icon={phoneIcon} label={text('signIn.mobile')} maxLength={20} />
  );
});
