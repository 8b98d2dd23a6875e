create table favourites (
  account_id bigint not null references accounts on delete cascade,
  node_id text not null,
  added_at timestamptz not null,
  primary key (account_id, node_id)
);

create table recent_games (
  account_id bigint not null references accounts on delete cascade,
  node_id text not null,
  played_at timestamptz not null,
  primary key (account_id, node_id)
);

-- A ticket travels in a game's address; the game exchanges it once for a play session.
create table play_tickets (
  ticket_hash text primary key,
  merchant text not null,
  -- Null for the demo of a visitor.
  account_id bigint references accounts on delete cascade,
  -- The portal's session; signing out takes the game along.
  session_hash text references sessions on delete cascade,
  mode text not null check (mode in ('real', 'demo')),
  node_id text not null,
  language text not null,
  expires_at timestamptz not null
);

create table play_sessions (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  merchant text not null,
  account_id bigint references accounts on delete cascade,
  session_hash text references sessions on delete cascade,
  mode text not null check (mode in ('real', 'demo')),
  node_id text not null,
  vendor text not null,
  currency char(3) not null,
  -- Play credits of a demo; no part of the ledger.
  credits bigint not null default 0 check (credits >= 0),
  used_at timestamptz not null
);

create table spins (
  id bigint generated always as identity primary key,
  play_session_id bigint not null references play_sessions on delete cascade,
  key text not null,
  bet bigint not null check (bet > 0),
  win bigint not null check (win >= 0),
  outcome jsonb not null,
  created_at timestamptz not null,
  unique (play_session_id, key)
);
