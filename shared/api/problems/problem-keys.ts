/**
 * Every failure key of a back end with its own message in the portal, and its meaning. The message is one row of the
 * host's table; for any other key the portal shows the server's message. Source: section 8 of both texts.
 */
export const problemKeys = {
  in_sorry_in: 'The call needs a session.',
  in_need_true_account: 'A trial account is refused.',
  in_please_account: 'An account or login is missing, or a trial account asks for an account page.',
  in_please_information: 'Required information must be completed first.',
  in_stay_tuned: 'The feature does not exist yet.',
  in_confirmation_correct: 'The password must be confirmed correctly.',
  in_password_incorrect: 'The password field is invalid.',
  in_account_incorrect: 'The account field is invalid.',
  in_email_incorrect: 'The e-mail field is invalid.',
  in_incorrect_password: 'The password is wrong.',
  in_register_agreed: 'The terms are not accepted.',
  br_enright_cphone: 'The phone number is invalid.',
  verify_first: 'The captcha is not finished.',
  'auth/code-expired': 'The SMS code has expired.',
  game_maintenance: 'The game is under maintenance.',
  vendor_under_maintenance: 'The games of a vendor are under maintenance, from `maintainTime` to `endTime`.',
  launch_game_balance_not_enough: 'The balance is below what the game requires.',
  domain_not_available: 'The portal is not available at this domain.',
  bind_customer_required: 'The social identity must be linked to an account or registered.',
  login_verify_required: 'The sign-in needs a second factor.',
  'merchant.acct.setup.err': 'The merchant is not set up for this.',
  TOO_MANY_REQUEST: 'Asked too often.',
  TOO_MANY_REQUESTS: 'Asked too often.',
  token_ip_different: 'The session is used from another address.',
  'user.or.token.invalid': 'The session is not valid.',
  'login.not.session': 'The session has ended.',
  CUSTOMER_NOT_LOGIN: 'The call needs a session.',
} as const;

export type ProblemKey = keyof typeof problemKeys;
