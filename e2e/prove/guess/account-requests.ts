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
import type { Person } from './draw-people';

interface Call {
  endpoint: Endpoint;
  fields(person: Person): Record<string, unknown>;
}

/** A kind of request that could reveal whether an account exists. */
export interface AccountRequest extends Call {
  name: string;
  /** Sent for the same person right before, and not compared. */
  preparation?: Call;
  /** Key of the refusal for everyone; undefined for a request that everyone is granted. */
  refusal?: string;
  /** Whether the request comes from a browser with a begun sign-in to the attacker's own account. */
  afterOwnPassword?: true;
}

const codeForSigningIn: Call = {
  endpoint: smsCodeNoLogin,
  fields: ({ mobile }) => ({ mobileNum: mobile, countryDialingCode: '86' }),
};

export const accountRequests: AccountRequest[] = [
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
    afterOwnPassword: true,
  },
  { name: 'code for signing in', ...codeForSigningIn },
  {
    name: 'sign-in by number and code',
    // a code that expires before the sign-in is refused differently
    preparation: codeForSigningIn,
    endpoint: sessionLogin,
    // no code looks like this, so that none is right by chance
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
    fields: ({ name }) => ({ username: name, email: 'other@example.test' }),
  },
  { name: 'passkey options', endpoint: sessionBeginPasskey, fields: ({ name }) => ({ username: name }) },
  {
    name: 'sign-in by an unknown passkey',
    endpoint: sessionPasskey,
    fields: ({ name }) => ({ username: name, response: { id: name, rawId: name, type: 'public-key', response: {} } }),
    refusal: 'passkey_refused',
  },
];
