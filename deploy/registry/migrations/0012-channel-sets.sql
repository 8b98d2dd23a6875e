-- Which rows belong together now, signed as a whole, with a number that only grows: a row that was signed once and is
-- put back later, alone, is not in the set. Each change of a channel writes its environment's set anew.
create table channel_sets (
  environment text primary key,
  epoch integer not null,
  -- remote to the signature of its row
  rows jsonb not null,
  signed_by text not null,
  signature text not null
);
