-- The vendors' own records. They share no key with the portal's tables: a vendor knows players and game sessions only by
-- the names that the portal gave it.
create table rounds (
  id bigint generated always as identity primary key,
  vendor text not null,
  -- Of the portal.
  play_session bigint not null,
  -- What the game's page chose, so that a repeated request is the same round.
  key text not null,
  mode text not null check (mode in ('real', 'demo')),
  stake bigint not null check (stake > 0),
  -- opened: the bet is being placed. decided: the outcome is final, its win is being paid. settled: all is done.
  -- refused: by the wallet. cancelled: the wallet did not answer in time and the bet was rolled back.
  state text not null check (state in ('opened', 'decided', 'settled', 'refused', 'cancelled')),
  -- The latest attempt to place the bet; null for a demo.
  bet_id text,
  win bigint check (win >= 0),
  outcome json,
  -- Of the player after the round, as the wallet answered.
  balance bigint,
  created_at timestamptz not null,
  unique (play_session, key)
);

-- Calls of the wallet, and the outbox of those without an answer.
create table calls (
  transaction_id text primary key,
  round bigint not null references rounds on delete cascade,
  vendor text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  -- The bet it belongs to; a bet names itself.
  bet_id text not null,
  body json not null,
  -- reversed: an accepted or unanswered bet with an acknowledged rollback.
  state text not null check (state in ('waiting', 'accepted', 'refused', 'reversed')),
  tries integer not null default 0,
  -- Null for bets, which are never sent by the outbox.
  next_try_at timestamptz,
  created_at timestamptz not null
);
create index calls_by_round on calls (round);
create index calls_waiting on calls (next_try_at) where state = 'waiting';
