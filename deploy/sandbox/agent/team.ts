import { accountRole } from '@atrium/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';

export function isAgent({ kind }: Pick<Account, 'kind'>): boolean {
  return accountRole(kind).agent;
}

/** The calling agent. @throws Refusal for any other account. */
export function requireAgent({ customer }: CustomerCall): Account {
  if (!isAgent(customer.account)) throw new Refusal('agents_only');
  return customer.account;
}

/** Table expressions for `with recursive`: `team` holds everyone below the agent, with the number of levels. */
export function teamBelow(agent: Pick<Account, 'id'>): SQL {
  return sql`team as (
      select account_id, upline_id, 1 as level from sandbox.team_members where upline_id = ${agent.id}
      union all
      select below.account_id, below.upline_id, team.level + 1
        from sandbox.team_members below join team on below.upline_id = team.account_id
    ),
    ${movedIn(agent)}`;
}

/** The same expressions for the account itself, as the only member of its team. */
export function itselfAsTeam(account: Pick<Account, 'id'>): SQL {
  return sql`team as (select id as account_id, null::bigint as upline_id, 0 as level from sandbox.accounts
      where id = ${account.id}),
    ${movedIn(account)}`;
}

/** `wallets` and `moved` of everyone in `team`. */
function movedIn(account: Pick<Account, 'id'>): SQL {
  return sql`wallets as (
      select wallet.id, wallet.balance, team.account_id from sandbox.ledger_accounts wallet
        join team on wallet.name = team.account_id::text and wallet.kind = 'wallet'
          and wallet.merchant = (select merchant from sandbox.accounts where id = ${account.id})
    ),
    moved as (
      select wallets.account_id, wallets.id as wallet_id, entry.amount, posting.id, posting.kind, posting.reference, posting.created_at
        from wallets
        join sandbox.ledger_entries entry on entry.account_id = wallets.id
        join sandbox.ledger_transactions posting on posting.id = entry.transaction_id
    )`;
}

/** Sums over `moved`: stakes that were not rolled back, and the net result of the members. */
export const turnover = sql`coalesce(-sum(amount) filter (where moved.kind in ('bet', 'rollback')), 0)`;
export const winLoss = sql`coalesce(sum(amount) filter (where moved.kind in ('bet', 'rollback', 'win')), 0)`;

/** Whether a session of the account is in use; `account_id` must be in scope. */
export function isOnline(backend: Backend, accountId: SQL): SQL {
  return sql`exists (select from sandbox.sessions where sessions.account_id = ${accountId} and ${isInUse(backend)})`;
}

/** Whether a session is in use; `sessions` must be in scope. */
export function isInUse({ clock, limits }: Backend): SQL {
  const since = new Date(clock() - limits.sessionIdle).toISOString();
  return sql`sessions.used_at >= ${since}::timestamptz`;
}

/** Whether an account's name or nickname contains a text; `accounts` must be in scope. */
export function nameContains(search: string): SQL {
  const part = search.trim().toLowerCase();
  return sql`position(${part} in lower(accounts.name || ' ' || accounts.nickname)) > 0`;
}
