-- Requests of customers for their data, or to close the account. An approved one of the kind close ends the account.
create table account_requests (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id),
  kind text not null check (kind in ('data', 'close')),
  status text not null default 'P' check (status in ('P', 'A', 'R')),
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz
);
create unique index account_requests_pending on account_requests (account_id, kind) where status = 'P';
create index account_requests_by_account on account_requests (account_id, kind, id desc);
