-- Every version of each merchant's configuration; the highest is in force.
create table merchants (
  environment text not null,
  code text not null,
  version integer not null,
  configuration jsonb not null,
  at timestamptz not null default now(),
  action text not null,
  actor text not null,
  reason text,
  -- which switch, remote or earlier version, where the action is about one
  detail jsonb,
  primary key (environment, code, version)
);

create trigger history_only_grows before update or delete or truncate on merchants
  for each statement execute function refuse_rewriting_history();
