-- Wins of bets that were settled later, not yet announced. Those of one settlement become one message.
create table untold_wins (
  account_id bigint not null references accounts (id) on delete cascade,
  vendor text not null,
  -- as its vendor names it
  game text,
  amount bigint not null check (amount > 0),
  won_at timestamptz not null
);
create index untold_wins_account on untold_wins (account_id);
