-- A draw by commit and reveal: the seed is chosen when the issue goes on sale, published once the number is drawn.
create table lottery_draws (
  game_code text not null,
  -- Counts the game's intervals since 1970.
  issue bigint not null,
  numero text not null,
  commitment text not null,
  seed text not null,
  committed_at timestamptz not null,
  draws_at timestamptz not null,
  -- Null until drawn.
  winning_number text,
  primary key (game_code, issue)
);

create index lottery_draws_due on lottery_draws (draws_at);
