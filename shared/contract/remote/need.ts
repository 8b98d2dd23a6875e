import * as v from 'valibot';

/**
 * What a person must bring to open a place or run a command. The host checks needs in order and applies the remedy
 * of the first unmet one, looks again, and goes on with what was asked; no remote checks the session itself.
 *
 * | need | unmet when | remedy |
 * |---|---|---|
 * | `session` | nobody is signed in | sign-in popup, or the notice `in_sorry_in` where the merchant has no popup; `/login` for a direct address |
 * | `real-account` | the account is a trial (type 4) | the notice `in_need_true_account`; a direct address leads home |
 * | `account-page` | the account is a trial (type 4) | the notice `in_please_account`; a direct address leads home |
 * | `agent` | the account is not an agent's (1, 2, 41, 42) | a visitor signs in; anyone else is told and led home |
 */
export type Need = 'session' | 'real-account' | 'account-page' | 'agent';

export const NeedSchema = v.picklist(['session', 'real-account', 'account-page', 'agent']);
