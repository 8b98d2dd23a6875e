-- The round and the game of a bet, so that a win of the same round can name its game.
alter table wallet_transactions add column round text;
alter table wallet_transactions add column game text;
create index wallet_transactions_by_round on wallet_transactions (vendor, round, account_id) where kind = 'bet';

-- The winner board reads the latest wins.
create index ledger_transactions_wins on ledger_transactions (id desc) where kind = 'win';

create table notices (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- Its name in the seed data.
  code text not null,
  -- Bulletin, after sign-in, public popup, promotion.
  type text not null check (type in ('B', 'PL', 'PU', 'PR')),
  group_name text not null,
  titles jsonb not null,
  -- HTML by language.
  contents jsonb not null,
  promotion_type text not null default '',
  redirect text not null default '',
  picture text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz,
  unique (merchant, code)
);

-- The jackpot of a merchant; one without a row has none.
create table jackpots (
  merchant text primary key,
  -- Minor units of THB.
  amount bigint not null check (amount >= 0)
);
