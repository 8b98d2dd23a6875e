-- The chat room of each customer. Its message numbers are consecutive: 1, 2, 3.
create table chat_rooms (
  account_id bigint primary key references accounts (id) on delete cascade,
  last_number bigint not null,
  -- The customer has read the operator's messages up to this number.
  read_number bigint not null default 0
);
create table chat_messages (
  account_id bigint not null references accounts (id) on delete cascade,
  number bigint not null,
  author text not null check (author in ('customer', 'operator')),
  -- Chosen by the sender: a message that is sent again is stored once.
  key text not null,
  body text not null,
  sent_at timestamptz not null,
  primary key (account_id, number),
  unique (account_id, author, key)
);
-- A ticket opens the room's page for as long as its session exists.
create table chat_tickets (
  ticket_hash text primary key,
  session_hash text not null references sessions (token_hash) on delete cascade,
  created_at timestamptz not null
);
create index on chat_tickets (session_hash);
