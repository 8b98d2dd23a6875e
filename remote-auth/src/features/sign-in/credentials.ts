/** Every field of the forms; each way uses two of them. */
export type Field = 'username' | 'mobile' | 'password' | 'code';

export type Typed = Record<Field, string>;

/** The back end's names of the ways. */
export type WayType = 'username' | 'sms' | 'mobileNum';

/** What is sent: by code, the mobile number is the username and the code is the password. */
export interface SignInRequest {
  username: string;
  password: string;
  type: WayType;
  /** Digits of the country a number is dialled in; left out where the merchant asks for none. */
  countryDialingCode?: string;
}

/** Which field says who it is, and which one proves it. */
const fieldsOf: Record<WayType, readonly [who: Field, proof: Field]> = {
  username: ['username', 'password'],
  sms: ['mobile', 'code'],
  mobileNum: ['mobile', 'password'],
};

/** A number or a code as it is dialled, without what a copy of it brings along: `138 0013-8000`, digits of full width. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/[\s().-]/g, '');
}

/** What is sent by a way. Spaces around either field are slips of the hand or of a paste. */
export function requestOf(type: WayType, typed: Typed, countryDialingCode?: string): SignInRequest {
  const [who, proof] = fieldsOf[type];
  const dialled = who === 'mobile' && countryDialingCode ? { countryDialingCode } : {};
  return { username: typed[who].trim(), password: typed[proof].trim(), type, ...dialled };
}

/** The fields of a way that nothing stands in, in the order they are drawn. */
export function missingFields(type: WayType, typed: Typed): Field[] {
  return fieldsOf[type].filter((field) => typed[field].trim() === '');
}

/** Who signs in as one text, for the call with a second proof: it has no field of its own for the country of a number. */
export function nameIn({ username, countryDialingCode }: SignInRequest): string {
  return countryDialingCode && !username.startsWith('+') ? `+${countryDialingCode}${plainDigits(username)}` : username;
}
