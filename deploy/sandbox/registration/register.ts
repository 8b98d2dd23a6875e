import type { SentRegisterAnswer, RegisterRequest, RegistrationAsks, RegistrationKind } from '@atrium/api';
import { findAccount } from '../accounts/find-account';
import type { Backend } from '../backend';
import type { Hasher } from '../hashing/hasher';
import { limitNetwork } from '../limits/limit-network';
import { defaultPassword } from '../passwords/default-password';
import { isCaptchaSolved } from '../session/captcha';
import { startSession } from '../session/sessions';
import { requireSlider } from '../slider/validate';
import { storedNumber, phoneNumber, type PhoneNumber } from '../verification/phone-number';
import { consumeSmsCode } from '../verification/sms-codes';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { registerAnswer } from './register-answer';
import { registrationAsks, checkFields } from './check-fields';
import { requireRegistrationOpen } from './require-registration-open';
import { createAccount } from './create-account';
import { affiliateOf, resolveReferral, type Referral } from './resolve-referral';
import { withoutSiteCode } from './without-site-code';

/** Fields stored in the account; the others are stored beside it, except the proofs. */
const accountFields = [
  'username',
  'password',
  'verifyPwd',
  'payeeName',
  'paymentPassword',
  'mobileNum',
  'email',
  'nickname',
];
const proofs = ['verificationCode', 'captcha'];

/**
 * Registers a user. Every check of the browser is repeated; proofs are consumed by the first attempt with valid fields,
 * in the order that costs an honest user least.
 * @throws Refusal `login_try_later`, `server_busy`, before anything is consumed or hashed
 */
export async function register(
  backend: Backend,
  call: Call,
  kind: RegistrationKind,
  request: RegisterRequest,
): Promise<SentRegisterAnswer> {
  const { merchant, address, place } = call;
  const asks = await registrationAsks(backend, merchant);
  const referral = await resolveReferral(backend.engine.database, merchant, request);
  await requireRegistrationOpen(backend, merchant, kind, referral);
  const fields = checkFields(merchant, kind, asks, withoutSiteCode(merchant, request));
  const name =
    kind === 'username' ? fields['username'] : await nameIfAvailable(backend, merchant.code, request.username);
  const number = fields['mobileNum']
    ? phoneNumber(merchant, fields['mobileNum'], request.countryDialingCode)
    : undefined;
  await checkAffiliate(backend, call, fields['affiliateCode']);
  await limitNetwork(backend, call, 'registration');
  return backend.hashing.within({ address, trusted: false, place }, async (hasher) => {
    const registration = { kind, request, asks, referral, fields, name, number };
    await consumeProofs(backend, hasher, call, registration);
    return completeRegistration(backend, hasher, call, registration);
  });
}

/** A registration with valid fields. */
interface ValidRegistration {
  kind: RegistrationKind;
  request: RegisterRequest;
  asks: RegistrationAsks;
  referral: Referral;
  fields: Record<string, string>;
  name: string | undefined;
  number: PhoneNumber | undefined;
}

async function consumeProofs(
  backend: Backend,
  hasher: Hasher,
  call: Call,
  { kind, request, asks, fields, name, number }: ValidRegistration,
): Promise<void> {
  const { merchant } = call;
  // a code sent to the phone is sufficient proof
  if (kind === 'username' || !asks.code) await requireSlider(backend, call, 'sign-in', request);
  if (asks.captcha && !(await isCaptchaSolved(backend, call, fields['captcha'])))
    throw new Refusal('captcha_incorrect');
  if (name !== undefined && (await findAccount(backend.engine.database, merchant.code, name)))
    throw new Refusal('username_taken');
  if (number && fields['verificationCode'] !== undefined)
    await consumeSmsCode(backend, hasher, { merchant, purpose: 'register', number }, fields['verificationCode']);
}

async function completeRegistration(
  backend: Backend,
  hasher: Hasher,
  call: Call,
  { kind, request, referral, fields, name, number }: ValidRegistration,
): Promise<SentRegisterAnswer> {
  const { merchant } = call;
  const chosen = fields['password'];
  const given =
    chosen === undefined ? await defaultPassword(backend, backend.engine.database, merchant.code) : undefined;
  const password = await hasher.hash(chosen ?? given ?? '');
  const paymentPassword = fields['paymentPassword'] ? await hasher.hash(fields['paymentPassword']) : null;
  const { account, token } = await backend.engine.transaction(async (transaction) => {
    const opened = await createAccount(backend, transaction, {
      merchant: merchant.code,
      name,
      profile: {
        password,
        passwordState: given === undefined ? 'own' : 'default',
        paymentPassword,
        payeeName: fields['payeeName'] ?? null,
        mobile: fields['mobileNum'] ? storedNumber(merchant, fields['mobileNum'], request.countryDialingCode) : null,
        email: fields['email'] ?? null,
        ...(fields['nickname'] && { nickname: fields['nickname'] }),
      },
      language: call.language,
      referral,
      source: {
        method: kind,
        registerUrl: request.registerUrl,
        domain: request.domain,
        mobile: number?.full,
        referralCode: request.referralCode,
        affiliateCode: request.affiliateCode,
        details: Object.fromEntries(
          Object.entries(fields).filter(([key]) => !accountFields.includes(key) && !proofs.includes(key)),
        ),
      },
    });
    return { account: opened, token: request.login ? await startSession(backend, transaction, opened.id, call) : '' };
  });
  return registerAnswer(account, { token, defaultPassword: request.login ? (given ?? '') : '' });
}

/** A typed affiliate code must be valid, unless the merchant accepts unknown ones. */
async function checkAffiliate(backend: Backend, { merchant }: Call, code: string | undefined): Promise<void> {
  if (code === undefined || merchant.registration.affiliateMode === 0) return;
  if (!(await affiliateOf(backend.engine.database, merchant, code))) throw new Refusal('affiliate_unknown');
}

/** A phone registration uses the number as the name if it is free; otherwise a name is generated. */
async function nameIfAvailable(
  backend: Backend,
  merchant: string,
  requested: string | undefined,
): Promise<string | undefined> {
  if (!requested) return undefined;
  return (await findAccount(backend.engine.database, merchant, requested)) ? undefined : requested;
}
