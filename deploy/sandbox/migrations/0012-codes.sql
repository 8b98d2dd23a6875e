-- One code at a time for a purpose and a number, stored as a hash.
create table sms_codes (
  subject text primary key,
  code_hash text not null,
  -- Wrong attempts.
  tries integer not null default 0,
  expires_at timestamptz not null
);

-- Requests for codes by number and by client address, to limit both.
create table code_requests (
  subject text not null,
  at timestamptz not null
);
create index code_requests_by_subject on code_requests (subject, at);
create index code_requests_by_age on code_requests (at);
