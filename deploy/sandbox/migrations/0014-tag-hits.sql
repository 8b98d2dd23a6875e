-- What the local recorder was told in the place of a vendor's tag.
create table tag_hits (
  id bigint generated always as identity primary key,
  merchant text not null,
  kind text not null,
  tag_id text not null,
  call jsonb not null,
  created_at timestamptz not null
);
