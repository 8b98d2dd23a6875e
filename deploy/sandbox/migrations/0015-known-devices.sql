-- Browsers in which an account has signed in: failures elsewhere do not make them wait.
create table known_devices (
  device_hash text not null,
  account_id bigint not null references accounts on delete cascade,
  seen_at timestamptz not null,
  primary key (device_hash, account_id)
);

-- Old failures are found by time and removed.
create index guesses_by_age on guesses (failed_at);
