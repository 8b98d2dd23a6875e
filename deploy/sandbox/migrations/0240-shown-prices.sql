-- The prices that the list of rewards last showed to an account, as versions by the id of the reward.
create table shown_prices (
  account_id bigint primary key references accounts (id) on delete cascade,
  versions jsonb not null
);
