import { useText } from '@atrium/contract/react';
import { phoneIcon, TextField } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { DiallingCodeField } from '../dialling-code/dialling-code-field';
import { useDiallingCode } from '../dialling-code/use-dialling-code';
import type { SignInFormBinding } from './use-sign-in-form';

/** With a password, password managers save the number as the username. */
const asAccount = { autoComplete: 'username' };

/** Mobile number with the matching keyboard, and its dialling code if the merchant asks for it. */
export const MobileInput = observer(function MobileInput({ form }: { form: SignInFormBinding }) {
  const text = useText();
  const dialling = useDiallingCode({ kept: form.store.dialling });
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
