-- Sign-ins with a right password that await a second factor, each bound to its browser.
create table begun_sign_ins (
  -- SHA-256 of the browser's cookie.
  token_hash text primary key,
  account_id bigint not null references accounts on delete cascade,
  expires_at timestamptz not null
);
