-- Registration links of agents: each is an affiliate code with the share that it promises.
create table registration_links (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- Upper case.
  code text not null,
  account_id bigint not null references accounts (id) on delete cascade,
  -- Hundredths of a percent.
  share integer not null check (share between 0 and 10000),
  active boolean not null default true,
  created_at timestamptz not null,
  unique (merchant, code)
);
create index on registration_links (account_id);

alter table registrations add column link_id bigint references registration_links (id) on delete set null;
create index on registrations (link_id);
alter table registrations drop constraint registrations_method_check;
alter table registrations add constraint registrations_method_check
  check (method in ('username', 'mobile', 'automatic', 'agent'));
