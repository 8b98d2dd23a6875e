-- What the player bet on; a repeated request must name the same.
alter table rounds add column slip text;
-- When the match of a bet has ended; null for rounds that are decided at once.
alter table rounds add column settles_at timestamptz;
alter table rounds drop constraint rounds_state_check;
-- placed: the bet is accepted, and the match decides it later.
alter table rounds add check (state in ('opened', 'placed', 'decided', 'settled', 'refused', 'cancelled'));
create index rounds_placed on rounds (settles_at) where state = 'placed';

-- Results, drawn once when a match has ended.
create table match_results (
  match text primary key,
  result text not null check (result in ('home', 'draw', 'away')),
  drawn_at timestamptz not null
);
