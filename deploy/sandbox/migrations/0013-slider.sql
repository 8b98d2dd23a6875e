-- The provider of the slider: its secret for each merchant, and its challenges.
create table slider_keys (
  captcha_id text primary key,
  key text not null
);

create table slider_lots (
  -- Names one attempt; in version 3 the challenge that was registered.
  lot_number text primary key,
  captcha_id text not null,
  kind text not null check (kind in ('slide', 'question')),
  -- Content of the challenge, and its answer.
  seed integer not null,
  answer integer not null,
  -- Whether an answer was submitted, right or wrong.
  answered boolean not null default false,
  -- Hash of the result; null before a right answer, and after the result was used.
  pass_hash text,
  address text not null,
  created_at timestamptz not null
);
create index slider_lots_by_address on slider_lots (address, created_at);
create index slider_lots_by_age on slider_lots (created_at);
