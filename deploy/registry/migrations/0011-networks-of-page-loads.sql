-- Page loads of a release by network, so that one network counts for no more than its share. Networks and prefixes are
-- keyed hashes; rows are removed when no decision needs them.
create table network_loads (
  environment text not null,
  at timestamptz not null,
  remote text not null,
  release text not null,
  -- the range that the owner of the network can draw networks from
  prefix text not null,
  -- 'others' in the row that counts the page loads above the limits
  network text not null,
  -- page loads that tried the release, and those of them it failed
  loads integer not null,
  failures integer not null,
  primary key (environment, at, remote, release, prefix, network)
);
