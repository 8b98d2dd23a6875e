import type { Together } from '@atrium/deploy/sandboxes-together';

interface Team {
  merchant: string;
  /** Name of the agent's account; the names of its members begin with it. */
  name: string;
  members: number;
  /** Ledger entries of each member. */
  entries: number;
  /** Time of the latest, in milliseconds since 1970. */
  until: number;
}

const vendor = 'NOVA';
/** Each member has at most so many direct downlines. */
const fanOut = 100;
/** The entries are spread over so many days. */
const days = 29;

/** Of each ten entries of a member, one is a deposit, one a withdrawal and one a win; amounts in minor units. */
const kinds = [
  { kind: 'grant', house: 'bank', amount: 1000, when: 'entry % 10 = 1' },
  { kind: 'withdrawal', house: 'bank', amount: -200, when: 'entry % 10 = 2' },
  { kind: 'win', house: 'vendor', amount: 300, when: 'entry % 10 = 3' },
  { kind: 'bet', house: 'vendor', amount: -100, when: 'entry % 10 not in (1, 2, 3)' },
];

/**
 * Inserts the team of an agent with its ledger, all at once: without the triggers that work row by row. The entries have
 * no lines in the members' own records, which the pages of an agent do not read.
 */
export async function seedTeam(together: Together, team: Team): Promise<void> {
  const { merchant, name, members, entries, until } = team;
  const amountOf = kinds.map(({ amount, when }) => `when ${when} then ${amount}`).join(' ');
  const balance = `(select sum(case ${amountOf} end) from generate_series(1, ${entries}) entry)`;
  await together.administer([
    `set session_replication_role = replica`,
    `create temporary table agent as
       select account.*, wallet.currency from sandbox.accounts account
         join sandbox.ledger_accounts wallet on wallet.name = account.id::text and wallet.kind = 'wallet'
       where account.merchant = '${merchant}' and account.name = '${name}'`,
    `create temporary table member as
       select number, nextval(pg_get_serial_sequence('sandbox.accounts', 'id')) as id,
         0::bigint as wallet from generate_series(1, ${members}) number`,
    `create unique index on member (number)`,
    `insert into sandbox.accounts (id, merchant, name, nickname, kind, created_at) overriding system value
       select member.id, '${merchant}', '${name}-' || number, 'Member ' || number, 0,
         to_timestamp(${until / 1000}) - make_interval(secs => number::double precision / ${members} * ${days * 86_400})
       from member`,
    `insert into sandbox.team_members (account_id, upline_id)
       select member.id, coalesce(upline.id, agent.id)
       from agent, member left join member upline on upline.number = (member.number - 1) / ${fanOut}`,
    `insert into sandbox.ledger_accounts (kind, merchant, name, currency, balance)
       select 'wallet', '${merchant}', member.id::text, agent.currency, ${balance} from agent, member`,
    `insert into sandbox.ledger_accounts (kind, merchant, name, currency)
       select 'vendor', '${merchant}', '${vendor}', currency from agent on conflict do nothing`,
    `update member set wallet = wallet.id from sandbox.ledger_accounts wallet
       where wallet.kind = 'wallet' and wallet.merchant = '${merchant}' and wallet.name = member.id::text`,
    ...kinds.map(
      ({ kind, house, amount, when }) => `
      with numbered as (
        select wallet, nextval(pg_get_serial_sequence('sandbox.ledger_transactions', 'id')) as id,
          'team-' || member.id || '-' || entry as reference,
          to_timestamp(${until / 1000})
            - make_interval(secs => (${entries} - entry + number::double precision / ${members}) * ${(days * 86_400) / entries})
            as made_at
        from member, generate_series(1, ${entries}) entry where ${when}
      ), posted as (
        insert into sandbox.ledger_transactions
            (id, kind, idempotency_key, reference, created_at, signed_by, signature) overriding system value
          select id, '${kind}', 'bench:' || reference, reference, made_at, 'bench', 'bench' from numbered
      ), house as (
        select account.id from sandbox.ledger_accounts account, agent
          where account.kind = '${house}' and account.merchant = '${merchant}' and account.currency = agent.currency
            and ('${house}' <> 'vendor' or account.name = '${vendor}') limit 1
      )
      insert into sandbox.ledger_entries (transaction_id, account_id, currency, amount, balance)
        select numbered.id, side.account, agent.currency, side.amount, 0
        from agent, house, numbered
          cross join lateral (values (numbered.wallet, ${amount}), (house.id, ${-amount})) side (account, amount)`,
    ),
    `drop table agent, member`,
    `set session_replication_role = default`,
    `vacuum analyze sandbox.accounts, sandbox.team_members, sandbox.ledger_accounts, sandbox.ledger_entries,
       sandbox.ledger_transactions`,
  ]);
}

interface Contracts {
  merchant: string;
  /** Name of the agent whose team holds them. */
  name: string;
  contracts: number;
  members: number;
  /** The start of the day that is to be paid, in milliseconds since 1970. */
  from: number;
}

/**
 * Inserts daily salaries of members of a team, in force and unpaid from a moment on. From the middle of the team on, the
 * latest bets of the members lie on the day before the latest.
 */
export async function seedContracts(
  together: Together,
  { merchant, name, contracts, members, from }: Contracts,
): Promise<void> {
  const terms = { salary: [{ bet: 1, activeMember: 1, rateType: 'PERCENT', rate: 10_000 }] };
  const at = `to_timestamp(${from / 1000})`;
  await together.administer([
    `insert into sandbox.contracts
         (merchant, kind, upline_id, downline_id, status, terms, offered_at, expires_at, active_from, paid_until)
       select '${merchant}', 'daily', team.upline_id, member.id, 'V', '${JSON.stringify(terms)}', ${at}, ${at}, ${at}, ${at}
       from sandbox.accounts member join sandbox.team_members team on team.account_id = member.id
       where member.merchant = '${merchant}' and member.name like '${name}-%' order by member.id
       offset ${Math.floor(members * 0.4)} limit ${contracts}`,
    `analyze sandbox.contracts`,
  ]);
}
