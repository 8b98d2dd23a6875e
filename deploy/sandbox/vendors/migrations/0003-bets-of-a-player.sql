-- A bet is listed for its player also after the game session; null for demos.
alter table rounds add column player bigint;
alter table rounds add column game text;
update rounds set player = (calls.body ->> 'player')::bigint, game = calls.body ->> 'game'
  from calls where calls.transaction_id = rounds.bet_id and calls.kind = 'bet';
create index rounds_of_player on rounds (player, game, id) where slip is not null;
