-- Direct upline of each account. The team of an agent is every account below, at any level.
create table team_members (
  account_id bigint primary key references accounts on delete cascade,
  upline_id bigint not null references accounts on delete cascade,
  constraint nobody_is_above_themselves check (account_id <> upline_id)
);
create index team_members_by_upline on team_members (upline_id);

-- Figures of a team are sums over periods.
create index ledger_transactions_by_time on ledger_transactions (created_at);
