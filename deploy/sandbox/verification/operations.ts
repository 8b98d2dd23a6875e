import { smsCodeNoLogin, smsCodeRegister, smsCodeSignedIn } from '@atrium/api';
import type { Backend } from '../backend';
import { guarded, open, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { phoneNumber } from './phone-number';
import { requestCode } from './request-code';

export const verificationOperations = (backend: Backend): Operation[] => [
  open(smsCodeNoLogin, async ({ mobileNum, countryDialingCode }, call) =>
    requestCode(backend, call, 'noLogin', phoneNumber(call.merchant, mobileNum, countryDialingCode)),
  ),
  open(smsCodeRegister, async ({ mobileNo, countryDialingCode }, call) =>
    requestCode(backend, call, 'register', phoneNumber(call.merchant, mobileNo, countryDialingCode)),
  ),
  guarded(smsCodeSignedIn, async ({ mobileNum, countryDialingCode }, call) => {
    const written = mobileNum ?? call.customer.account.mobile;
    if (!written) throw new Refusal('br_enright_cphone');
    return requestCode(backend, call, 'signedIn', phoneNumber(call.merchant, written, countryDialingCode));
  }),
];
