alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (
  kind in (
    'grant', 'withdrawal', 'bet', 'win', 'rollback',
    'points-gift', 'points-play', 'points-deposit', 'redeem', 'convert',
    'reward', 'transfer',
    -- What a contract pays an agent, and its corrections.
    'salary'
  )
);
-- Agreements between an upline and a direct downline.
create table contracts (
  id bigint generated always as identity primary key,
  merchant text not null,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  -- Null: the merchant.
  upline_id bigint references accounts (id) on delete cascade,
  downline_id bigint not null references accounts (id) on delete cascade,
  product_type text not null default '',
  computation_period text not null default '',
  status text not null check (status in ('P', 'E', 'V', 'C', 'R')),
  -- The upline asked to end an active contract.
  terminating boolean not null default false check (not terminating or status = 'V'),
  -- Amounts in minor units, rates in ten-thousandths of a percent or of the currency's unit.
  terms jsonb not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  active_from timestamptz,
  active_to timestamptz,
  -- Periods that end before are paid.
  paid_until timestamptz,
  -- All periods are paid.
  settled boolean not null default false,
  check (downline_id <> upline_id)
);
create index contracts_by_downline on contracts (downline_id, id);
create index contracts_by_upline on contracts (upline_id, id);
create index contracts_unsettled on contracts (merchant, id) where active_from is not null and not settled;
create unique index contracts_in_force on contracts (downline_id, kind, product_type, computation_period)
  where status = 'V';
-- Dividends are answered by product and period.
create unique index dividends_open on contracts (downline_id, product_type, computation_period)
  where kind = 'dividend' and status in ('P', 'E', 'V');
-- What happened to a contract; rows are never changed.
create table contract_steps (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contracts (id) on delete cascade,
  at timestamptz not null,
  step text not null,
  by text not null check (by in ('upline', 'downline', 'clock')),
  status text not null
);
create index contract_steps_by_contract on contract_steps (contract_id, id);
-- What a contract paid for a period, with the figures behind it. A correction is a further revision.
create table contract_pays (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contracts (id) on delete cascade,
  account_id bigint not null,
  kind text not null,
  -- The merchant's last day of the period.
  day text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  revision int not null default 0,
  -- Minor units.
  stake bigint not null,
  net_loss bigint not null,
  active_members int not null,
  rate_type text not null,
  rate text not null,
  -- What the period pays in all.
  due bigint not null check (due >= 0),
  -- What this revision posted.
  amount bigint not null check (amount <> 0),
  posted_at timestamptz not null,
  unique (contract_id, period_start, revision)
);
create index contract_pays_by_account on contract_pays (account_id, day);
