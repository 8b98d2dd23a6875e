-- Who vouches for a release. What its key is worth is said outside of the database, by each gateway's trusted keys.
create table signatures (
  remote text not null,
  release text not null,
  -- fingerprint of the public key
  key text not null,
  signature text not null,
  signed_at timestamptz not null default now(),
  primary key (remote, release, key),
  foreign key (remote, release) references releases (remote, id) on delete cascade
);
