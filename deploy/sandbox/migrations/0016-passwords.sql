-- How an account came by its password: its owner chose it, the merchant gave it, or it is to be changed.
alter table accounts
  add column password_state text not null default 'own' check (password_state in ('own', 'default', 'expired'));

-- The password a merchant gives to accounts whose owners have chosen none.
create table default_passwords (
  merchant text primary key,
  password text not null
);

-- New passwords on their way to people who forgot theirs. The one before stays good until one of these is used.
create table sent_passwords (
  hash text not null,
  account_id bigint not null references accounts on delete cascade,
  expires_at timestamptz not null,
  primary key (account_id, hash)
);

-- Who asked for a new password lately: a name with a number or an address, and where from. None of them need exist.
create table recovery_requests (
  subject text not null,
  asked_at timestamptz not null
);
create index recovery_requests_by_subject on recovery_requests (subject, asked_at);

-- When a session last showed that it knows the password.
alter table sessions add column proven_at timestamptz;
