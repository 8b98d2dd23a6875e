import { useText } from '@atrium/contract/react';
import { phoneIcon, TextField } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { DiallingCodeField } from '../dialling-code/dialling-code-field';
import { useDiallingCode } from '../dialling-code/use-dialling-code';
import type { SignInFormBinding } from './use-sign-in-form';

/** With a password the number is the account, which password managers keep under this name. */
const asAccount = { autoComplete: 'username' };

/** A mobile number, with the keyboard for it, and its country where the merchant asks for that. */
export const MobileInput = observer(function MobileInput({ form }: { form: SignInFormBinding }) {
  const text = useText();
  const dialling = useDiallingCode(form.store.dialling);
  return (
    <>
      {dialling && <DiallingCodeField store={dialling} />}
      <TextField
        {...form.bind('mobile')}
        purpose="phone"
        {...(form.type === 'mobileNum' && asAccount)}
        icon={phoneIcon}
        label={text('signIn.mobile')}
        maxLength={20}
      />
    </>
  );
});
