-- Red rains: pots that agents share by opening one envelope each.
create table red_rains (
  id bigint generated always as identity primary key,
  merchant text not null,
  opens_at timestamptz not null,
  due_at timestamptz not null check (due_at > opens_at),
  -- Minor units.
  pot bigint not null,
  envelopes integer not null check (envelopes > 0 and envelopes <= pot)
);
create index on red_rains (merchant, due_at);
-- One envelope for each agent.
create table red_envelopes (
  red_rain_id bigint not null references red_rains (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  amount bigint not null check (amount > 0),
  opened_at timestamptz not null,
  primary key (red_rain_id, account_id)
);
create index on red_envelopes (account_id, opened_at);
