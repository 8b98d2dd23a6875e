-- The last event id of each customer. Writing an event locks this row, so that ids are committed in their order.
create table live_streams (
  account_id bigint primary key references accounts on delete cascade,
  last_id bigint not null
);

create table live_events (
  account_id bigint not null references accounts on delete cascade,
  id bigint not null,
  body jsonb not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);
