/**
 * Every failure a back end names that the portal has an answer of its own to, with what it means. What a person sees of
 * each is one row of the host's table; any other key is told in the server's words. Source: section 8 of both texts.
 */
export const problemKeys = {
  in_sorry_in: 'Nobody is signed in.',
  in_need_true_account: 'A trial account is refused.',
  in_please_account: 'An account or login is missing, or a trial account asks for an account page.',
  in_please_information: 'Information is to be filled in first.',
  in_stay_tuned: 'There is nothing here yet.',
  in_confirmation_correct: 'The password is to be confirmed correctly.',
  in_password_incorrect: 'The field of the password is not right.',
  in_account_incorrect: 'The field of the account is not right.',
  in_email_incorrect: 'The field of the e-mail address is not right.',
  in_incorrect_password: 'The password is wrong.',
  in_register_agreed: 'The terms are to be agreed to.',
  br_enright_cphone: 'The phone number is not right.',
  verify_first: 'The captcha is not finished.',
  'auth/code-expired': 'The SMS code has expired.',
  game_maintenance: 'The game is under maintenance.',
  vendor_under_maintenance: 'The games of a vendor are under maintenance, from `maintainTime` to `endTime`.',
  launch_game_balance_not_enough: 'The balance is less than the game takes.',
  domain_not_available: 'The portal is not to be had at this domain.',
  bind_customer_required: 'A social identity is to be bound to an account, or registered with.',
  login_verify_required: 'The sign-in takes a second factor.',
  'merchant.acct.setup.err': 'The merchant is not set up for this.',
  TOO_MANY_REQUEST: 'Asked too often.',
  TOO_MANY_REQUESTS: 'Asked too often.',
  token_ip_different: 'The session is used from another address.',
  'user.or.token.invalid': 'The session is not valid.',
  'login.not.session': 'The session has ended.',
  CUSTOMER_NOT_LOGIN: 'Nobody is signed in.',
} as const;

export type ProblemKey = keyof typeof problemKeys;
