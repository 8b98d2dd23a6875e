create table channels (
  remote text not null,
  environment text not null,
  revision integer not null,
  stable text not null,
  -- releases that a rollback can return to, the latest first
  previous text[] not null default '{}',
  -- merchant to release
  pins jsonb not null default '{}',
  trial jsonb,
  -- reason for the lock; null when it can be changed
  locked text,
  primary key (remote, environment),
  foreign key (remote, stable) references releases (remote, id)
);

create table history (
  sequence bigint generated always as identity primary key,
  at timestamptz not null default now(),
  action text not null,
  remote text not null,
  release text not null,
  environment text,
  revision integer,
  actor text not null
);

create function refuse_rewriting_history() returns trigger language plpgsql as $$
begin
  raise exception 'history only grows';
end
$$;

create trigger history_only_grows before update or delete or truncate on history
  for each statement execute function refuse_rewriting_history();
