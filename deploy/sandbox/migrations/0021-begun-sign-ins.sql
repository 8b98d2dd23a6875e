-- A sign-in whose password was right and whose second factor is still to come, known to the browser it began in.
create table begun_sign_ins (
  -- SHA-256 of what that browser's cookie holds.
  token_hash text primary key,
  account_id bigint not null references accounts on delete cascade,
  expires_at timestamptz not null
);
