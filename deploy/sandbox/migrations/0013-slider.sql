-- The provider of the slider: what it shares with each merchant, and what it has asked whom.
create table slider_keys (
  captcha_id text primary key,
  key text not null
);

create table slider_lots (
  -- Names one attempt; in version 3 the challenge that was registered.
  lot_number text primary key,
  captcha_id text not null,
  kind text not null check (kind in ('slide', 'question')),
  -- What picture or question is made from, and the right answer.
  seed integer not null,
  answer integer not null,
  -- Whether somebody has answered, rightly or not.
  answered boolean not null default false,
  -- Hash of what is to be handed over; null until it was answered rightly, and once it has been handed over.
  pass_hash text,
  address text not null,
  created_at timestamptz not null
);
create index slider_lots_by_address on slider_lots (address, created_at);
create index slider_lots_by_age on slider_lots (created_at);
