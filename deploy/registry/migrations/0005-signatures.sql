-- Signatures of releases. Each gateway decides by its own trusted keys whether a key counts.
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
