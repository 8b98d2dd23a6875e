-- Sessions that move to another domain of the same merchant. The token is sealed with the code, which is not stored.
create table handovers (
  code_hash text primary key,
  merchant text not null,
  origin text not null,
  -- a hash of the network and the browser's name
  client text not null,
  sealed bytea not null,
  expires_at timestamptz not null
);
