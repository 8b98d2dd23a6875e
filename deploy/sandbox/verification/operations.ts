import { smsCodeNoLogin, smsCodeRegister, smsCodeSignedIn } from '@atrium/api';
import type { Backend } from '../backend';
import { requireSlider } from '../slider/validate';
import { customerOperation, hashingOperation, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { phoneNumber } from './phone-number';
import { requestCode } from './request-code';

export const verificationOperations = (backend: Backend): Operation[] => [
  hashingOperation(smsCodeNoLogin, async ({ mobileNum, countryDialingCode, ...slider }, call) => {
    const number = phoneNumber(call.merchant, mobileNum, countryDialingCode);
    await requireSlider(backend, call, 'sms', slider);
    return requestCode(backend, call, 'noLogin', number);
  }),
  hashingOperation(smsCodeRegister, async ({ mobileNo, countryDialingCode, ...slider }, call) => {
    const number = phoneNumber(call.merchant, mobileNo, countryDialingCode);
    await requireSlider(backend, call, 'sms', slider);
    return requestCode(backend, call, 'register', number);
  }),
  customerOperation(smsCodeSignedIn, async ({ mobileNum, countryDialingCode, ...slider }, call) => {
    const written = mobileNum ?? call.customer.account.mobile;
    if (!written) throw new Refusal('br_enright_cphone');
    const number = phoneNumber(call.merchant, written, countryDialingCode);
    await requireSlider(backend, call, 'sms', slider);
    return requestCode(backend, call, 'signedIn', number);
  }),
];
