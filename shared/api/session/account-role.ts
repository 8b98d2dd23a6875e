/** What the number of an account (`isAgent` on the wire) decides. Further rights, over a team for example, come from switches. */
export interface AccountRole {
  /** Has the agent item in the menu, and opens the agent centre. */
  agent: boolean;
  /** Plays demos only: games, both centres and account pages refuse it. */
  trial: boolean;
  /** Has promotions with their rewards, and payment confirmations. */
  promotions: boolean;
  /** Loads the consolidated data: the contracts it holds. */
  consolidated: boolean;
  /** Loads the number of unread messages. */
  mail: boolean;
}

const player: AccountRole = { agent: false, trial: false, promotions: true, consolidated: true, mail: true };
const agent: AccountRole = { ...player, agent: true };
const bare = { promotions: false, consolidated: false, mail: false };

/**
 * The one table of roles: section 6 of both source texts. Both centres are open to 41 and 42; only a trial account is
 * refused.
 */
export const accountRoles: Readonly<Record<number, AccountRole>> = {
  0: player,
  1: agent,
  2: agent,
  4: { ...player, ...bare, trial: true },
  40: { ...player, ...bare },
  41: { ...agent, ...bare },
  42: { ...agent, ...bare },
};

/** An account of a number without a meaning of its own is an ordinary player's, outside the list 0, 1, 2. */
const unlisted: AccountRole = { ...player, promotions: false, consolidated: false };

/** The role of an account. */
export function accountRole(kind: number): AccountRole {
  return accountRoles[kind] ?? unlisted;
}
