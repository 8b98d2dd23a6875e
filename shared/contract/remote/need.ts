import * as v from 'valibot';

/**
 * A condition a person must meet to open a place or run a command. The host checks needs in order, runs the guard of
 * the first unmet one, checks again, and resumes the request; no remote checks the session itself.
 *
 * | need | unmet when | guard |
 * |---|---|---|
 * | `session` | there is no session | sign-in popup, or the notice `in_sorry_in` when the merchant has no popup;
 * `/login` for a direct address |
 * | `real-account` | the account is a trial (type 4) | the notice `in_need_true_account`; a direct address redirects
 * home |
 * | `account-page` | the account is a trial (type 4) | the notice `in_please_account`; a direct address redirects home
 * |
 * | `agent` | the account is not an agent's (1, 2, 41, 42) | a visitor signs in; a player reads why and is redirected
 * home |
 */
export type Need = 'session' | 'real-account' | 'account-page' | 'agent';

export const NeedSchema = v.picklist(['session', 'real-account', 'account-page', 'agent']);
