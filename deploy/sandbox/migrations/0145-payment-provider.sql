-- Deposits on the page of a payment provider.
alter table cashier_deposits drop constraint cashier_deposits_method_check;
alter table cashier_deposits
  add constraint cashier_deposits_method_check check (method in ('transfer', 'provider', 'member'));
-- The provider's own record of its payments.
create table provider_payments (
  id bigint generated always as identity primary key,
  deposit_id bigint not null unique references cashier_deposits (id) on delete cascade,
  merchant text not null,
  reference text not null,
  -- Minor units to pay.
  amount bigint not null check (amount > 0),
  currency text not null,
  -- In the address of its page.
  token text not null unique,
  payment_id text not null unique,
  status text not null check (status in ('open', 'paid', 'failed')),
  expires_at timestamptz not null,
  report_tries integer not null default 0,
  -- When the next report is sent; null when there is none, or it was accepted.
  next_report_at timestamptz,
  check (status <> 'open' or next_report_at is null)
);
create index provider_payments_due on provider_payments (next_report_at) where next_report_at is not null;
-- Identity and age of members, checked before the first withdrawal.
create table cashier_identities (
  account_id bigint primary key references accounts (id) on delete cascade,
  name text not null,
  birth_date date not null,
  status text not null check (status in ('pending', 'verified', 'rejected')),
  reason text not null default '',
  sent_at timestamptz not null,
  decided_at timestamptz
);
create index cashier_identities_pending on cashier_identities (sent_at) where status = 'pending';
create table cashier_identity_documents (
  account_id bigint not null references cashier_identities (account_id) on delete cascade,
  number integer not null,
  type text not null,
  picture bytea not null,
  primary key (account_id, number)
);
