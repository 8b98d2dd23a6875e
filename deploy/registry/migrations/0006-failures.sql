-- Reports of page loads about releases. A row counts once for each page load, however often it is reported.
create table spent_reports (
  page_load text not null,
  remote text not null,
  release text not null,
  -- 'tried', 'failed', or the phase it failed in
  told text not null,
  -- the token of the page load is refused from then on, and the row is not needed any more
  expires_at timestamptz not null,
  primary key (page_load, remote, release, told)
);

create index spent_reports_by_expiry on spent_reports (expires_at);

-- The same, counted: how many page loads of ten seconds tried a release, and how many of them it failed.
create table load_counts (
  environment text not null,
  remote text not null,
  release text not null,
  told text not null,
  at timestamptz not null,
  loads integer not null,
  -- the cause that was reported last
  sample text,
  primary key (environment, at, remote, release, told)
);

-- Keys by which every gateway recognizes the report tokens of all.
create table report_keys (
  id integer primary key check (id = 1),
  key bytea not null
);
