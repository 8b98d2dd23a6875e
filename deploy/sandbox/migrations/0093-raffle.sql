create table raffles (
  id bigint generated always as identity primary key,
  merchant text not null,
  titles jsonb not null,
  opens_at timestamptz not null,
  due_at timestamptz not null check (due_at > opens_at),
  -- Minor units; each prize is equally likely.
  prizes jsonb not null
);
create index raffles_by_merchant on raffles (merchant, due_at);
-- One prize for each person.
create table raffle_prizes (
  raffle_id bigint not null references raffles (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  amount bigint not null check (amount > 0),
  claimed_at timestamptz not null,
  primary key (raffle_id, account_id)
);
