-- Origin of a password: chosen, given by the merchant, or expired.
alter table accounts
  add column password_state text not null default 'own' check (password_state in ('own', 'default', 'expired'));

-- The password of accounts without a chosen one.
create table default_passwords (
  merchant text primary key,
  password text not null
);

-- Passwords sent for a forgotten one, which stays valid until one of these is used.
create table sent_passwords (
  hash text not null,
  account_id bigint not null references accounts on delete cascade,
  expires_at timestamptz not null,
  primary key (account_id, hash)
);

-- Recent requests for a new password: name with number or mail address, and client address. None of them needs to exist.
create table recovery_requests (
  subject text not null,
  asked_at timestamptz not null
);
create index recovery_requests_by_subject on recovery_requests (subject, asked_at);

-- When the password was last confirmed in a session.
alter table sessions add column proven_at timestamptz;
