create table passkeys (
  -- The credential's own id, base64url.
  id text primary key,
  account_id bigint not null references accounts on delete cascade,
  -- Host name of its creation; a browser offers it nowhere else.
  relying_party text not null,
  -- COSE, base64url.
  public_key text not null,
  -- Grows with each use where the authenticator counts; a smaller one is a copy.
  counter bigint not null,
  transports jsonb not null default '[]',
  synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_by_account on passkeys (account_id);

-- Challenges, each used once: with an account to create a passkey, without one to sign in.
create table passkey_challenges (
  challenge text primary key,
  merchant text not null,
  account_id bigint references accounts on delete cascade,
  expires_at timestamptz not null
);

-- Name of a session in the list of its account, and its browser.
alter table sessions
  add column id bigint generated always as identity,
  add column user_agent text not null default '';

-- Sign-ins with time and address, also after the session has ended.
create table sign_ins (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  at timestamptz not null,
  address text not null,
  user_agent text not null
);
create index sign_ins_by_account on sign_ins (account_id, at);
