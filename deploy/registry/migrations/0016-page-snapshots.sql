-- First screens of pages, as inert HTML and CSS. Rows are signed, and old ones are removed.
create table page_snapshots (
  environment text not null,
  -- a hash of all that the page consists of
  page text not null,
  html text not null,
  css text not null,
  made_at timestamptz not null,
  signed_by text not null,
  signature text not null,
  primary key (environment, page)
);
