import type { RegistrationAsks, RegistrationKind } from '@atrium/api';
import { useFact, useHost } from '@atrium/contract/react';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import type { Admission } from '../admission/admission';
import { CaptchaStore } from '../captcha/captcha-store';
import type { FormStore } from '../form/form-store';
import { useForm } from '../form/use-form';
import type { Slider } from '../slider/slider';
import { signInTakesSlider } from '../slider/slider-settings';
import { useSlider } from '../slider/use-slider';
import type { SmsCodeStore } from '../sms-code/sms-code-store';
import { useSmsCode } from '../sms-code/use-sms-code';
import { fieldSettings } from './field-settings';
import type { RegistrationSettings } from './registration-settings';
import { RegistrationStore } from './registration-store';
import { senders } from './where-from';

export interface RegistrationFormProps {
  kind: RegistrationKind;
  settings: RegistrationSettings;
  admission: Admission;
  /** The friend whose link opened the page. */
  referralCode: string | undefined;
  /** Told the form that stands, and that it is gone. */
  onShown: (form: FormStore | undefined) => void;
}

interface Registration {
  store: RegistrationStore;
  form: FormStore;
  captcha: CaptchaStore;
  slider: Slider;
  smsCode: SmsCodeStore;
}

/** All that a form of registration needs, for as long as it stands: another kind's form begins from nothing. */
export function useRegistration({
  kind,
  settings,
  admission,
  referralCode,
  onShown,
}: RegistrationFormProps): Registration {
  const host = useHost();
  const password = useFact('switch:MOBILENUMPASSREG3');
  const code = useFact('switch:REGMOBVERF3');
  const [asks] = useState<RegistrationAsks>({
    password,
    code,
    captcha: settings.captcha,
    affiliate: settings.affiliateCode,
  });
  const form = useForm({ name: `register.${kind}`, fields: useState(() => fieldSettings(kind, settings, asks))[0] });
  const [captcha] = useState(() => new CaptchaStore(host.api, Date.now));
  const slider = useSlider();
  const smsCode = useSmsCode('register', slider);
  const [store] = useState(() => {
    const sent = senders(referralCode);
    form.find('affiliateCode')?.begin(sent.affiliateCode);
    // a code sent to the phone proves as much
    const takesSlider = signInTakesSlider(host) && !(kind === 'mobile' && asks.code);
    const toRoot = () => location.assign(location.origin);
    const parts = { kind, settings, asks, senders: sent, form, captcha, smsCode, admission, toRoot };
    return new RegistrationStore(host, { ...parts, slider: takesSlider ? slider : undefined });
  });
  useEffect(() => {
    onShown(form);
    return () => onShown(undefined);
  }, [onShown, form]);
  useEffect(() => {
    if (!asks.captcha) return undefined;
    // another picture empties what was typed for the one before
    const stop = reaction(
      () => captcha.text,
      (typed) => form.field('captcha').type(typed),
    );
    captcha.renew();
    return () => {
      stop();
      captcha.stop();
    };
  }, [captcha, form, asks]);
  return { store, form, captcha, slider, smsCode };
}
