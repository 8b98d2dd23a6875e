-- Tokens to publish and promote with. Only the hash of the secret is stored.
create table tokens (
  id text primary key,
  name text not null,
  remotes text[] not null,
  hash bytea not null,
  issued_at timestamptz not null default now(),
  issued_by text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by text
);
