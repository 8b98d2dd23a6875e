create table site_states (
  merchant text primary key,
  maintenance boolean not null default false,
  region_restriction boolean not null default false
);

create table switch_overrides (
  merchant text not null,
  name text not null,
  value boolean not null,
  primary key (merchant, name)
);

create table vendor_maintenance (
  merchant text not null,
  vendor text not null,
  message text not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (merchant, vendor)
);

create table faults (
  id bigint generated always as identity primary key,
  -- Null means every merchant.
  merchant text,
  endpoint text not null,
  delay_ms integer not null default 0,
  status integer,
  key text,
  message text,
  -- Answered instead of the real value.
  value jsonb,
  -- Remaining answers; null: every answer until it is removed.
  remaining integer
);
