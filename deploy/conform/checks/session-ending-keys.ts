/** Keys by which the portal recognises that a session has ended. */
export const sessionEndingKeys: readonly string[] = [
  'CUSTOMER_NOT_LOGIN',
  'login.not.session',
  'user.or.token.invalid',
  'token_ip_different',
];
