create table accounts (
  id bigint generated always as identity primary key,
  merchant text not null,
  name text not null,
  nickname text not null,
  kind smallint not null,
  -- Null for trial accounts, which cannot sign in again.
  password text,
  language text,
  icon text not null default '1',
  level smallint not null default 0,
  labels jsonb not null default '[]',
  to_upline boolean not null default false,
  unread integer not null default 0,
  last_login_at timestamptz,
  created_at timestamptz not null
);
create unique index accounts_by_name on accounts (merchant, lower(name));

create table sessions (
  -- SHA-256 of the token; the token itself is not stored.
  token_hash text primary key,
  account_id bigint not null references accounts on delete cascade,
  device_id text,
  address text not null,
  created_at timestamptz not null,
  used_at timestamptz not null
);
create index sessions_by_account on sessions (account_id);

-- Failed sign-ins, counted by name, whether the name exists or not, and by address.
create table guesses (
  subject text primary key,
  failures integer not null,
  failed_at timestamptz not null,
  blocked_until timestamptz not null
);

create table captchas (
  id_hash text primary key,
  answer text not null,
  expires_at timestamptz not null
);

create table encryption_keys (
  id text primary key,
  public_key jsonb not null,
  private_key jsonb not null,
  created_at timestamptz not null
);

-- Identifiers of encrypted bodies that were opened; none is opened twice.
create table opened_seals (
  id text primary key,
  expires_at timestamptz not null
);

create table outbox (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  kind text not null check (kind in ('mail', 'sms')),
  subject text not null,
  body text not null,
  created_at timestamptz not null
);
