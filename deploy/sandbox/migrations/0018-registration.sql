-- The payee of an account.
alter table accounts add column if not exists payee_name text;

-- Origin of an account, and what was sent with its registration.
create table registrations (
  account_id bigint primary key references accounts on delete cascade,
  merchant text not null,
  method text not null check (method in ('username', 'mobile', 'automatic')),
  -- With its country in front.
  mobile text,
  register_url text not null,
  domain text not null,
  referral_code text not null,
  affiliate_code text not null,
  affiliate_id bigint references accounts on delete set null,
  referrer_id bigint references accounts on delete set null,
  details jsonb not null,
  created_at timestamptz not null
);
create unique index registrations_by_mobile on registrations (merchant, mobile) where mobile is not null;

-- Codes by which an account brings others; an agent's is an affiliate code as well.
create table referral_codes (
  merchant text not null,
  code text not null,
  account_id bigint not null references accounts on delete cascade,
  primary key (merchant, code)
);
