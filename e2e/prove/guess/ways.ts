import {
  passwordByEmail,
  passwordBySms,
  sessionBeginPasskey,
  sessionLogin,
  sessionPasskey,
  sessionVerification,
  smsCodeNoLogin,
  smsCodeRegister,
} from '@atrium/api';
import type { Endpoint } from '@atrium/contract';
import type { Person } from './people';

/** One way in which an answer could tell that somebody has an account. */
export interface Way {
  name: string;
  endpoint: Endpoint;
  fields(person: Person): Record<string, unknown>;
  /** Key of the refusal that everybody gets; everybody is granted it where there is none. */
  refusal?: string;
  /** Asked in the browser of somebody who has begun to sign in to an account of their own. */
  begun?: true;
}

/** In this order: a sign-in by code comes once a code was asked for, so that there is one to be wrong about. */
export const ways: Way[] = [
  {
    name: 'sign-in by name',
    endpoint: sessionLogin,
    fields: ({ name }) => ({ username: name, password: 'Guess0000', type: 'username' }),
    refusal: 'login_failed',
  },
  {
    name: 'sign-in by number and password',
    endpoint: sessionLogin,
    fields: ({ mobile }) => ({ username: mobile, password: 'Guess0000', type: 'mobileNum' }),
    refusal: 'login_failed',
  },
  {
    name: 'second factor at a name',
    endpoint: sessionVerification,
    fields: ({ name }) => ({ username: name, password: 'Guess0000', method: 'G', authCode: '000000' }),
    refusal: 'login_begin_again',
  },
  {
    name: 'second factor at a number',
    endpoint: sessionVerification,
    fields: ({ mobile }) => ({ username: mobile, password: 'Guess0000', method: 'S', verificationCode: 'guess0' }),
    refusal: 'login_begin_again',
  },
  {
    name: 'second factor after one’s own password',
    endpoint: sessionVerification,
    fields: ({ name }) => ({ username: name, password: 'Guess0000', method: 'G', authCode: '000000' }),
    refusal: 'login_begin_again',
    begun: true,
  },
  {
    name: 'code for signing in',
    endpoint: smsCodeNoLogin,
    fields: ({ mobile }) => ({ mobileNum: mobile, countryDialingCode: '86' }),
  },
  {
    name: 'sign-in by number and code',
    endpoint: sessionLogin,
    // no code is so, and none can be right by chance
    fields: ({ mobile }) => ({ username: mobile, password: 'guess0', type: 'sms' }),
    refusal: 'sms_code_incorrect',
  },
  {
    name: 'code for registering',
    endpoint: smsCodeRegister,
    fields: ({ mobile }) => ({ mobileNo: mobile, countryDialingCode: '86' }),
  },
  {
    name: 'forgotten password, own number',
    endpoint: passwordBySms,
    fields: ({ name, mobile }) => ({ username: name, mobileNumber: mobile }),
  },
  {
    name: 'forgotten password, other number',
    endpoint: passwordBySms,
    fields: ({ name }) => ({ username: name, mobileNumber: '13900139000' }),
  },
  {
    name: 'forgotten password, own address',
    endpoint: passwordByEmail,
    fields: ({ name, email }) => ({ username: name, email }),
  },
  {
    name: 'forgotten password, other address',
    endpoint: passwordByEmail,
    fields: ({ name }) => ({ username: name, email: 'somebody@example.test' }),
  },
  { name: 'passkey options', endpoint: sessionBeginPasskey, fields: ({ name }) => ({ username: name }) },
  {
    name: 'sign-in by a passkey nobody has',
    endpoint: sessionPasskey,
    fields: ({ name }) => ({ username: name, response: { id: name, rawId: name, type: 'public-key', response: {} } }),
    refusal: 'passkey_refused',
  },
];
