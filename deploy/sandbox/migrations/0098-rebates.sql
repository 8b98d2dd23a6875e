-- The rebate of an account for a day of its merchant; each is paid once.
create table rebate_payments (
  account_id bigint not null references accounts (id) on delete cascade,
  day text not null,
  -- Minor units.
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  primary key (account_id, day)
);
