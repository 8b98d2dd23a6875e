-- Bodies by content: a file shared by two releases is stored once. The hash is the integrity browsers check.
create table files (
  integrity text primary key,
  identity bytea not null,
  -- null where compressing does not make it smaller
  brotli bytea,
  gzip bytea,
  stored_at timestamptz not null default now()
);

-- Addresses are for ever: /r/<remote>/<name> never changes its bytes.
create table addresses (
  remote text not null,
  name text not null,
  integrity text not null references files,
  media_type text not null,
  primary key (remote, name)
);

create table releases (
  remote text not null,
  id text not null,
  version text not null,
  manifest jsonb not null,
  published_at timestamptz not null default now(),
  primary key (remote, id)
);

create index releases_by_version on releases (remote, version);
