-- Browsers an account has been signed in from; who guesses elsewhere does not make these wait.
create table known_devices (
  device_hash text not null,
  account_id bigint not null references accounts on delete cascade,
  seen_at timestamptz not null,
  primary key (device_hash, account_id)
);

-- Old failures are found to be forgotten.
create index guesses_by_age on guesses (failed_at);
