import type { MessageKey } from './message-key';

const access = ['access'] as const;
const both = ['access', 'products'] as const;
const host = { texts: 'host' } as const;

/** Keys of any call, of sessions, of signing in and of registering. */
export const accessKeys: readonly MessageKey[] = [
  // the session and the account
  {
    key: 'in_sorry_in',
    sources: both,
    senders: ['guard', 'answer'],
    trigger: 'a visitor opens a place that needs a session, where the merchant has no sign-in popup',
    ...host,
  },
  {
    key: 'in_need_true_account',
    sources: both,
    senders: ['guard', 'answer'],
    trigger: 'a trial account starts a game, or opens a centre',
    ...host,
  },
  {
    key: 'in_please_account',
    sources: both,
    senders: ['guard', 'answer'],
    trigger: 'a trial account opens an account page; a call lacks an account or login',
    ...host,
  },
  {
    key: 'in_please_information',
    sources: both,
    senders: ['form', 'guard', 'answer'],
    trigger:
      'a required field of the registration is empty, or an optional one is wrong; a trial account opens the chat room',
    ...host,
  },
  {
    key: 'token_ip_different',
    sources: access,
    senders: ['answer'],
    trigger: 'the session is used from another address',
    ...host,
  },
  {
    key: 'user.or.token.invalid',
    sources: access,
    senders: ['answer'],
    trigger: 'the session is unknown to the back end',
    ...host,
  },
  { key: 'login.not.session', sources: access, senders: ['answer'], trigger: 'the session has ended', ...host },
  {
    key: 'CUSTOMER_NOT_LOGIN',
    sources: access,
    senders: ['answer'],
    trigger: 'a call that needs a session has none',
    ...host,
  },
  {
    key: '401',
    sources: access,
    senders: ['answer'],
    trigger: 'an answer with this status and no known key: the message of the server, then the end of the session',
  },

  // signing in and registering
  {
    key: 'in_incorrect_password',
    sources: access,
    senders: ['form', 'answer'],
    trigger: 'the name or the password is empty at the sign-in',
    ...host,
  },
  {
    key: 'in_account_incorrect',
    sources: access,
    senders: ['form', 'answer'],
    trigger: 'the account is empty when a password is forgotten',
    ...host,
  },
  {
    key: 'in_email_incorrect',
    sources: access,
    senders: ['form', 'answer'],
    trigger: 'the address does not match the pattern when a password is forgotten',
    ...host,
  },
  {
    key: 'in_password_incorrect',
    sources: access,
    senders: ['form', 'answer'],
    trigger: 'a new password does not match the pattern of the registration',
    ...host,
  },
  {
    key: 'in_confirmation_correct',
    sources: access,
    senders: ['form', 'answer'],
    trigger: 'the confirmation differs from the new password',
    ...host,
  },
  {
    key: 'in_register_agreed',
    sources: access,
    senders: ['form', 'answer'],
    trigger: 'the terms are not accepted',
    ...host,
  },
  {
    key: 'br_enright_cphone',
    sources: both,
    senders: ['form', 'answer'],
    trigger: 'a mobile number does not match the rules, at the sign-in, the registration or a redemption',
    ...host,
  },
  {
    key: 'verify_first',
    sources: access,
    senders: ['form', 'answer'],
    trigger: 'a form is submitted while the captcha is not finished',
    ...host,
  },
  {
    key: 'auth/code-expired',
    sources: access,
    senders: ['answer'],
    trigger: 'the code of a text message has expired',
    ...host,
  },
  {
    key: 'unknown_error',
    sources: access,
    senders: ['form', 'answer'],
    trigger: 'a code by text message is requested with a captcha of another version than 4',
    texts: 'remote-auth',
  },
  {
    key: 'bind_customer_required',
    sources: access,
    senders: ['answer'],
    trigger: 'a social identity has no account: the page offers to bind or register, without a dialog',
  },
  {
    key: 'login_verify_required',
    sources: access,
    senders: ['answer'],
    trigger: 'a sign-in needs a second factor: its window opens, without a dialog',
  },
  {
    key: '60204',
    sources: access,
    senders: ['page'],
    trigger: 'a script of the captcha does not load: the message of the network, or the form handles it',
  },
  { key: '60205', sources: access, senders: ['page'], trigger: 'a resource of the captcha does not load: as 60204' },

  // any call
  {
    key: 'domain_not_available',
    sources: access,
    senders: ['answer'],
    trigger: 'the back end refuses the domain, and no other domain answers',
    ...host,
  },
  {
    key: 'timeout_retry_please',
    sources: access,
    senders: ['answer'],
    trigger: 'a call times out, or gets status 504 on a page without HTTPS',
    ...host,
  },
  {
    key: 'merchant.acct.setup.err',
    sources: access,
    senders: ['answer'],
    trigger: 'the merchant is not set up for a call: logged, without a dialog',
  },
  {
    key: 'TOO_MANY_REQUEST',
    sources: access,
    senders: ['answer'],
    trigger: 'a call is made too often: logged, without a dialog',
  },
  { key: 'TOO_MANY_REQUESTS', sources: access, senders: ['answer'], trigger: 'as TOO_MANY_REQUEST' },
  { key: '502', sources: access, senders: ['answer'], trigger: 'an answer with this status: logged, without a dialog' },
];
