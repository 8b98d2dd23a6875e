-- Deposits: money moves when the payment provider reports the payment.
create table cashier_deposits (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  merchant text not null,
  method text not null check (method in ('transfer')),
  reference text not null unique,
  -- Minor units that were asked for.
  amount bigint not null check (amount > 0),
  -- Minor units that arrived.
  paid bigint check (paid > 0),
  -- Of the provider; a payment is credited once.
  payment_id text,
  status text not null check (status in ('requested', 'pending', 'paid', 'failed')),
  reason text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (merchant, payment_id)
);
create index cashier_deposits_by_account on cashier_deposits (account_id, id);
create index cashier_deposits_open on cashier_deposits (id) where status in ('requested', 'pending');
create table cashier_payees (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  holder text not null,
  bank text not null,
  number text not null,
  created_at timestamptz not null,
  -- Withdrawals to it are refused before.
  usable_at timestamptz not null,
  removed_at timestamptz
);
create index cashier_payees_by_account on cashier_payees (account_id, id);
create table cashier_withdrawals (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  payee_id bigint not null references cashier_payees (id),
  -- Minor units.
  amount bigint not null check (amount > 0),
  status text not null check (status in ('pending', 'paid', 'returned')),
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz
);
create index cashier_withdrawals_by_account on cashier_withdrawals (account_id, id);
create index cashier_withdrawals_pending on cashier_withdrawals (id) where status = 'pending';
