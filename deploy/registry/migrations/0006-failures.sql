-- What page loads have told of releases: each row is a thing that counts once for a page load, whoever tells it again.
create table spent_reports (
  page_load text not null,
  remote text not null,
  release text not null,
  -- 'tried', 'failed', or the phase it failed in
  told text not null,
  -- the page load's token is refused from then on, so that the row is needed no longer
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
  -- what the last of them said was the cause
  sample text,
  primary key (environment, at, remote, release, told)
);

-- By which gateways know the report tokens they gave out, whichever of them did.
create table report_keys (
  id integer primary key check (id = 1),
  key bytea not null
);
