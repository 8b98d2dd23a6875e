import { useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Fragment, type FormEvent } from 'react';
import { FailureAlert } from '../sign-in-flow/failure-alert';
import { CaptchaField } from '@atrium/ui/captcha';
import { DiallingCodeField } from '../dialling-code/dialling-code-field';
import { useDiallingCode } from '../dialling-code/use-dialling-code';
import type { FieldStore } from '../form/field-store';
import { errorText } from '../form/field-texts';
import { ValidatedField } from '../form/validated-field';
import { SliderStage } from '../slider/slider-stage';
import { SmsCodeButton } from '../sms-code/sms-code-button';
import { Agreement } from './agreement';
import { useRegistration, type RegistrationFormProps } from './use-registration';

/** Registration form: the merchant's fields, the agreement and the button. */
export const RegistrationForm = observer(function RegistrationForm(props: RegistrationFormProps) {
  const text = useText();
  const { store, form, captcha, slider, smsCode } = useRegistration(props);
  const dialling = useDiallingCode({ isNeeded: form.find('mobileNum') !== undefined });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.submit(dialling?.codeOnceLoaded());
  };

  const draw = (field: FieldStore) => {
    if (field.key === 'captcha') {
      const error =
        field.state === 'error'
          ? field.externalError
            ? errorText(field.externalError, text)
            : text('signIn.missingCaptcha')
          : undefined;
      return (
        <CaptchaField
          key="captcha"
          ref={field.input}
          captcha={captcha}
          text={text}
          onType={(typed) => captcha.type(typed)}
          error={error}
        />
      );
    }
    const sends = field.key === 'verificationCode' && form.find('mobileNum') !== undefined;
    const end = sends && <SmsCodeButton code={smsCode} onPress={() => store.sendCode(dialling?.codeOnceLoaded())} />;
    const ruled = <ValidatedField key={field.key} field={field} end={end} />;
    if (field.key !== 'mobileNum' || !dialling) return ruled;
    return (
      <Fragment key={field.key}>
        <DiallingCodeField store={dialling} />
        {ruled}
      </Fragment>
    );
  };

  return (
    <form noValidate onSubmit={submit} css={style}>
      <FailureAlert flow={props.flow} />
      {form.fields.filter(({ key }) => key !== 'affiliateCode' || !store.affiliateDropped).map(draw)}
      <Agreement store={store} />
      <Button type="submit" size="large" block loading={store.busy}>
        {text('register.submit')}
      </Button>
      <SliderStage slider={slider} />
    </form>
  );
});

const style = css`
  display: grid;
  gap: var(--space-4);
`;
