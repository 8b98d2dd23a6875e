import { useText } from '@atrium/contract/react';
import { phoneIcon, TextField } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { SmsCodeButton } from '../sms-code/sms-code-button';
import { useSmsCode } from '../sms-code/use-sms-code';
import { MobileInput } from './mobile-input';
import { SignInForm, type MethodFormProps } from './sign-in-form';
import { useSignInForm } from './use-sign-in-form';

/** Sign-in with a text message code. */
export const SmsForm = observer(function SmsForm({ store, ...rest }: MethodFormProps) {
  const text = useText();
  const code = useSmsCode('noLogin', store.challenge.slider);
  const form = useSignInForm(store, 'sms', (key) => code.refused(key));
  const sendCode = async () => {
    const number = await store.mobileForCode();
    if (number === undefined) form.focus('mobile');
    else if (await code.request({ number, countryDialingCode: store.dialling.codeOnceLoaded() })) form.focus('code');
  };
  return (
    <SignInForm {...rest} form={form}>
      <MobileInput form={form} />
      <TextField
        {...form.bind('code')}
        purpose="one-time-code"
        icon={phoneIcon}
        label={text('signIn.code')}
        maxLength={10}
        end={<SmsCodeButton code={code} onPress={() => void sendCode()} />}
      />
    </SignInForm>
  );
});
