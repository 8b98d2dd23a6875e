/** Fields of all forms; each method uses two of them. */
export type Field = 'username' | 'mobile' | 'password' | 'code';

export type TypedValues = Record<Field, string>;

/** The back end's names of the methods. */
export type SignInMethodType = 'username' | 'sms' | 'mobileNum';

/** The request. With a code, the mobile number is the username and the code is the password. */
export interface SignInRequest {
  username: string;
  password: string;
  type: SignInMethodType;
  /** Dialling code; absent if the merchant does not ask for it. */
  countryDialingCode?: string;
}

/** Fields that identify and that authenticate. */
const fieldsOf: Record<SignInMethodType, readonly [identity: Field, firstFactor: Field]> = {
  username: ['username', 'password'],
  sms: ['mobile', 'code'],
  mobileNum: ['mobile', 'password'],
};

/** Normalises a pasted code, which may have any characters: without spaces, full-width digits as plain ones. */
export function plainCode(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '');
}

/** Normalises a pasted number: `138 0013-8000`, full-width digits. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/[\s().-]/g, '');
}

/** Builds the request of a method. Surrounding spaces are typing or paste errors. */
export function requestOf(type: SignInMethodType, typed: TypedValues, countryDialingCode?: string): SignInRequest {
  const [identity, proof] = fieldsOf[type];
  const dialled = identity === 'mobile' && countryDialingCode ? { countryDialingCode } : {};
  return { username: typed[identity].trim(), password: typed[proof].trim(), type, ...dialled };
}

/** Empty fields of a method, in display order. */
export function missingFields(type: SignInMethodType, typed: TypedValues): Field[] {
  return fieldsOf[type].filter((field) => typed[field].trim() === '');
}

/** The username for the verification call, which has no field for the dialling code. */
export function usernameOf({ username, countryDialingCode }: SignInRequest): string {
  return countryDialingCode && !username.startsWith('+') ? `+${countryDialingCode}${plainDigits(username)}` : username;
}
