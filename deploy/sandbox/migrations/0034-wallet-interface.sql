-- Keys that vendors sign their calls of the wallet with.
create table wallet_keys (
  vendor text primary key,
  key text not null
);

-- Nonces of accepted signatures, until their time window has passed.
create table wallet_nonces (
  vendor text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (vendor, nonce)
);
create index wallet_nonces_by_expiry on wallet_nonces (expires_at);

-- Every decided call of a vendor, accepted or refused. Kept as long as the ledger: a call may be repeated at any time.
create table wallet_transactions (
  vendor text not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  account_id bigint not null,
  -- Of a rollback: the bet it reverses, which may arrive later.
  bet_id text,
  accepted boolean not null,
  request_hash text not null,
  answer json not null,
  created_at timestamptz not null,
  primary key (vendor, transaction_id)
);
create index wallet_transactions_by_bet on wallet_transactions (vendor, bet_id) where bet_id is not null;

-- Vendors keep their rounds in their own schema.
drop table spins;
