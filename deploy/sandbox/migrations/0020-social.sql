-- One OAuth flow, bound to the browser that began it.
create table social_attempts (
  state_hash text primary key,
  nonce_hash text not null unique,
  browser_hash text not null,
  merchant text not null,
  channel text not null,
  -- PKCE verifier: proves that the exchange of the code and the start of the flow belong together.
  verifier text not null,
  redirect_uri text not null,
  expires_at timestamptz not null,
  -- A code is exchanged once, and its result is accepted once.
  exchanged_at timestamptz,
  spent_at timestamptz
);
create index social_attempts_by_expiry on social_attempts (expires_at);

-- Identities of accounts at providers.
create table social_identities (
  merchant text not null,
  issuer text not null,
  subject text not null,
  account_id bigint not null references accounts on delete cascade,
  created_at timestamptz not null,
  primary key (merchant, issuer, subject),
  unique (account_id, issuer)
);

-- Data of the sandbox's own provider.
create table identity_records (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (kind, id)
);
create index identity_records_by_grant on identity_records (grant_id);
create index identity_records_by_uid on identity_records (uid);
create index identity_records_by_expiry on identity_records (expires_at);

create table identity_keys (
  id text primary key,
  private_key jsonb not null,
  created_at timestamptz not null
);

create table identity_people (
  id text primary key,
  email text not null unique,
  name text not null
);
