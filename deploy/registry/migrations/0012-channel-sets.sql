-- The present rows, signed as a set, with a number that only grows: a row with a valid signature that is
-- put back later, alone, is not in the set. Each change of a channel replaces the set of its environment.
create table channel_sets (
  environment text primary key,
  epoch integer not null,
  -- remote to the signature of its row
  rows jsonb not null,
  signed_by text not null,
  signature text not null
);
