-- The payee of an account.
alter table accounts add column if not exists payee_name text;

create table second_factors (
  account_id bigint primary key references accounts on delete cascade,
  payee_name boolean not null default false,
  sms boolean not null default false,
  authenticator boolean not null default false,
  email boolean not null default false,
  secret text,
  -- A secret that was shown and is not confirmed by a code yet.
  pending_secret text,
  -- The latest 30-second step with an accepted code.
  last_step integer not null default 0,
  check (secret is not null or not authenticator)
);

create table recovery_codes (
  account_id bigint not null references accounts on delete cascade,
  -- SHA-256; a code has fifty bits of its own, so it needs no salt.
  code_hash text not null,
  created_at timestamptz not null,
  primary key (account_id, code_hash)
);

create table mailed_codes (
  account_id bigint primary key references accounts on delete cascade,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
