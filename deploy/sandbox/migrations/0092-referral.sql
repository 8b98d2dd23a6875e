-- What referred members have earned for their referrers; each pays once.
create table referral_payments (
  account_id bigint primary key references accounts (id) on delete cascade,
  referrer_id bigint not null references accounts (id) on delete cascade,
  -- Minor units.
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null
);
create index on referral_payments (referrer_id);
create index if not exists registrations_by_referrer on registrations (referrer_id);
