-- One code at a time for a purpose and a number, which stands here as a hash.
create table sms_codes (
  subject text primary key,
  code_hash text not null,
  -- How often something else was typed.
  tries integer not null default 0,
  expires_at timestamptz not null
);

-- Codes that were asked for, by number and by the address that asked, to limit both.
create table code_requests (
  subject text not null,
  at timestamptz not null
);
create index code_requests_by_subject on code_requests (subject, at);
create index code_requests_by_age on code_requests (at);
