-- Questions and complaints of customers and visitors, each with at most one picture without metadata.
create table feedback (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- null for a visitor
  account_id bigint references accounts (id),
  -- the account's name; of a visitor a name as typed, or empty
  sender text not null,
  content text not null,
  type smallint not null,
  picture_type text,
  picture bytea,
  at timestamptz not null
);
create index feedback_by_time on feedback (at desc, id desc);
