import type { ProblemKey } from '@atrium/api';
import type { Row } from './problem-row';

const nothing: Row = { show: 'nothing' };
const notice: Row = { show: 'notice' };
const warning: Row = { show: 'warning' };
const sessionLost: Row = { show: 'session-lost' };
const domainCheck: Row = { show: 'domain-check' };

/** Keys of the server, handled as section 8 of both source documents says. Silent calls are no exception. */
export const problemTable: Record<ProblemKey, Row> = {
  in_sorry_in: notice,
  in_need_true_account: notice,
  in_please_account: notice,
  in_please_information: notice,
  in_stay_tuned: notice,
  in_confirmation_correct: notice,
  in_password_incorrect: notice,
  in_account_incorrect: notice,
  in_email_incorrect: notice,
  in_incorrect_password: notice,
  in_register_agreed: notice,
  br_enright_cphone: notice,
  verify_first: notice,
  'auth/code-expired': notice,
  game_maintenance: notice,
  vendor_under_maintenance: warning,
  launch_game_balance_not_enough: {
    show: 'warning',
    actions: [{ label: 'deposit', to: { place: 'member.deposit@1' } }],
  },
  domain_not_available: domainCheck,
  bind_customer_required: { show: 'nothing', publishes: 'session.bind-required@1' },
  login_verify_required: { show: 'nothing', publishes: 'session.verification-required@1' },
  'merchant.acct.setup.err': nothing,
  TOO_MANY_REQUEST: nothing,
  TOO_MANY_REQUESTS: nothing,
  token_ip_different: sessionLost,
  'user.or.token.invalid': sessionLost,
  'login.not.session': sessionLost,
  CUSTOMER_NOT_LOGIN: sessionLost,
};

/** The row of a key from a server, which may be any string. HTTP 401 is the loss of the session, whatever its key. */
export function namedRow(key: string, status: number | undefined): Row | undefined {
  if (status === 401) return sessionLost;
  return Object.hasOwn(problemTable, key) ? problemTable[key as ProblemKey] : undefined;
}

/**
 * Network failures, shown only where the call is not silent. HTTP 504 shows nothing on a page loaded over HTTPS, 502
 * nothing at all: both are logged. When the server cannot be reached, another domain may answer.
 */
export function transportRow(key: string, status: number | undefined, secure: boolean): Row {
  const unsaid = key === 'cancelled' || key === 'session-lost' || status === 502 || (status === 504 && secure);
  if (unsaid) return nothing;
  return key === 'network' ? domainCheck : warning;
}
