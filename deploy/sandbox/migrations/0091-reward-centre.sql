alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (
  kind in (
    'grant', 'withdrawal', 'bet', 'win', 'rollback',
    'points-gift', 'points-play', 'points-deposit', 'redeem', 'convert',
    -- Rewards, missions and promo codes.
    'reward'
  )
);
-- What members of a merchant may receive.
create table reward_offers (
  id bigint generated always as identity primary key,
  merchant text not null,
  code text not null,
  area text not null check (area in ('signInTask', 'newbieTask', 'rescueTask', 'promoList', 'mission')),
  rule text not null,
  titles jsonb not null,
  -- HTML: the full conditions.
  conditions jsonb not null,
  -- Minor units: one amount, or one for each day of a calendar.
  amounts jsonb not null,
  -- Minor units or rounds that the rule asks for.
  goal bigint not null default 0,
  -- Of a loss, in ten-thousandths.
  share integer not null default 0,
  remark_required boolean not null default false,
  image_required boolean not null default false,
  linked_promotion_id text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz,
  unique (merchant, code)
);
create table reward_claims (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  offer_id bigint not null references reward_offers (id) on delete cascade,
  -- The day, week or other period that a rule names; empty for rewards that exist once.
  period text not null,
  status text not null check (status in ('P', 'A', 'R')),
  -- Minor units.
  amount bigint not null,
  remark text not null default '',
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz
);
-- Each reward is paid once; a refused application may be sent again.
create unique index reward_claims_once on reward_claims (account_id, offer_id, period) where status <> 'R';
create index reward_claims_pending on reward_claims (created_at, id) where status = 'P';
create table reward_claim_pictures (
  claim_id bigint not null references reward_claims (id) on delete cascade,
  number integer not null,
  type text not null,
  picture bytea not null,
  primary key (claim_id, number)
);
create table promo_codes (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- In capitals.
  code text not null,
  -- Minor units.
  amount bigint not null check (amount > 0),
  uses_left integer not null check (uses_left >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- Names of the accounts that may use it; null for all.
  accounts jsonb,
  unique (merchant, code)
);
create table promo_code_uses (
  promo_code_id bigint not null references promo_codes (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  used_at timestamptz not null,
  primary key (promo_code_id, account_id)
);
