-- Requests that the local recorder received in place of a vendor of tags.
create table tag_hits (
  id bigint generated always as identity primary key,
  merchant text not null,
  kind text not null,
  tag_id text not null,
  call jsonb not null,
  created_at timestamptz not null
);
