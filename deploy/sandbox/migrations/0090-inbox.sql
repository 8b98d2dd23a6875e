-- Platform messages: one text for all its recipients.
create table inbox_messages (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- Messages of the seed have a code; those of the control page have none.
  code text,
  titles jsonb not null,
  contents jsonb not null,
  sent_at timestamptz not null,
  unique (merchant, code)
);
create table inbox_deliveries (
  account_id bigint not null references accounts (id) on delete cascade,
  message_id bigint not null references inbox_messages (id) on delete cascade,
  sent_at timestamptz not null,
  read_at timestamptz,
  primary key (account_id, message_id)
);
create index inbox_deliveries_by_time on inbox_deliveries (account_id, sent_at desc, message_id desc);
create index inbox_deliveries_unread on inbox_deliveries (account_id, sent_at) where read_at is null;
create index on inbox_deliveries (message_id);
-- The count is that of the stored messages.
alter table accounts drop column unread;
