import { useText } from '@atrium/contract/react';
import { phoneIcon, TextField } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { SliderStage } from '../slider/slider-stage';
import { useSlider } from '../slider/use-slider';
import { SmsCodeButton } from '../sms-code/sms-code-button';
import { useSmsCode } from '../sms-code/use-sms-code';
import { MobileInput } from './mobile-input';
import { SignInForm, type WayProps } from './sign-in-form';
import { useSignInForm } from './use-sign-in-form';

/** Sign in by a code that comes as a text message. */
export const SmsForm = observer(function SmsForm({ store, admission }: WayProps) {
  const text = useText();
  const form = useSignInForm(store, 'sms');
  const slider = useSlider();
  const code = useSmsCode('noLogin', slider);
  const ask = async () => {
    const number = await store.mobileForCode();
    if (number === undefined) form.focus('mobile');
    else if (await code.request({ number })) form.focus('code');
  };
  return (
    <SignInForm admission={admission} form={form}>
      <MobileInput form={form} />
      <TextField
        {...form.bind('code')}
        purpose="one-time-code"
        icon={phoneIcon}
        label={text('signIn.code')}
        maxLength={10}
        end={<SmsCodeButton code={code} onPress={() => void ask()} />}
      />
      <SliderStage slider={slider} />
    </SignInForm>
  );
});
