-- What a beacon published before its rounds, kept as long as the draws that name it: the end of a chain of hashes, or the
-- parameters of a public beacon.
create table lottery_beacons (
  id text primary key,
  parameters json not null,
  published_at timestamptz not null
);
-- The beacon of the named round; null for draws from before.
alter table lottery_draws add column beacon_chain text;
-- When a draw was given up, because its beacon or its key was missing for too long; its stakes are returned.
alter table lottery_draws add column missed_at timestamptz;
