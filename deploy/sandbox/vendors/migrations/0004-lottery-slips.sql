-- A slip of the lottery provider: accepted whole, once for each key of a player, or not at all.
create table lottery_slips (
  id bigint generated always as identity primary key,
  -- What the player reads.
  number text not null unique,
  player bigint not null,
  key text not null,
  merchant text not null,
  game text not null,
  -- As the page sent it; a repeated key must send the same.
  request json not null,
  total bigint not null check (total > 0),
  -- In ten-thousandths, as stated when it was placed: the prizes follow from it.
  return_rate integer not null,
  -- opened: its stakes are being placed. accepted: all of them are. refused: none is; its key can be used again.
  state text not null check (state in ('opened', 'accepted', 'refused')),
  attempt integer not null default 1,
  -- Of the player after the stakes, as the wallet answered.
  balance bigint,
  created_at timestamptz not null,
  unique (player, key)
);
create index lottery_slips_of_player on lottery_slips (player, id) where state = 'accepted';

-- The bets of accepted slips, one for each issue. Game and issue name a draw of the portal's tables.
create table lottery_bets (
  slip bigint not null references lottery_slips on delete cascade,
  game text not null,
  issue bigint not null,
  numero text not null,
  draws_at timestamptz not null,
  stake bigint not null check (stake > 0),
  -- Has the wallet's transactions.
  round bigint not null,
  state text not null check (state in ('open', 'won', 'lost', 'missed')),
  win bigint not null default 0 check (win >= 0),
  primary key (slip, issue)
);
create index lottery_bets_of_issue on lottery_bets (game, issue);
create index lottery_bets_open on lottery_bets (draws_at) where state = 'open';
