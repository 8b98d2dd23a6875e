import type { RegistrationAsks, RegistrationKind } from '@atrium/api';
import { useFact, useHost } from '@atrium/contract/react';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import type { SignInFlow } from '../sign-in-flow/sign-in-flow';
import { CaptchaStore } from '@atrium/ui/captcha';
import type { FormStore } from '../form/form-store';
import { useForm } from '../form/use-form';
import type { Slider } from '../slider/slider';
import { signInNeedsSlider } from '../slider/slider-settings';
import { useSlider } from '../slider/use-slider';
import type { SmsCodeStore } from '../sms-code/sms-code-store';
import { useSmsCode } from '../sms-code/use-sms-code';
import { fieldSettings } from './field-settings';
import type { RegistrationSettings } from './registration-settings';
import { RegistrationStore } from './registration-store';
import { resolveReferral } from './referral';

export interface RegistrationFormProps {
  kind: RegistrationKind;
  settings: RegistrationSettings;
  flow: SignInFlow;
  /** Referral code of the link that opened the page. */
  referralCode: string | undefined;
  /** Receives the form on mount, and `undefined` on unmount. */
  onShown: (form: FormStore | undefined) => void;
}

interface Registration {
  store: RegistrationStore;
  form: FormStore;
  captcha: CaptchaStore;
  slider: Slider;
  smsCode: SmsCodeStore;
}

/** The stores of one registration form. Switching the kind starts a new form. */
export function useRegistration({ kind, settings, flow, referralCode, onShown }: RegistrationFormProps): Registration {
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
    const referral = resolveReferral(referralCode);
    form.find('affiliateCode')?.prefill(referral.affiliateCode);
    // a text message code replaces the slider
    const takesSlider = signInNeedsSlider(host) && !(kind === 'mobile' && asks.code);
    const reloadRoot = () => location.assign(location.origin);
    const options = { kind, settings, asks, referral, form, captcha, smsCode, flow, reloadRoot };
    return new RegistrationStore(host, { ...options, slider: takesSlider ? slider : undefined });
  });
  useEffect(() => {
    onShown(form);
    return () => onShown(undefined);
  }, [onShown, form]);
  useEffect(() => {
    if (!asks.captcha) return undefined;
    // a new picture clears the typed characters
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
