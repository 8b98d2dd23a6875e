-- A slip that a player has not sent yet, for browsers that deny storage to the provider's frame.
create table lottery_drafts (
  player bigint not null,
  game text not null,
  draft json not null,
  primary key (player, game)
);
