-- Points are a unit of their own in the same ledger: `points` is what a customer has, `points-house` its other side.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check
  check (kind in ('wallet', 'play-wallet', 'vendor', 'bank', 'play-bank', 'points', 'points-house'));
alter table ledger_accounts add constraint points_are_never_negative check (balance >= 0 or kind <> 'points');

alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (
  kind in (
    'grant', 'withdrawal', 'bet', 'win', 'rollback',
    -- Points: given, earned by playing or paying in, spent on rewards, turned into money.
    'points-gift', 'points-play', 'points-deposit', 'redeem', 'convert'
  )
);

-- Stakes and deposits that do not make a whole point yet, in ten-thousandths of the minor unit's points.
create table point_carries (
  account_id bigint primary key references accounts on delete cascade,
  carry bigint not null default 0 check (carry >= 0)
);

create table rewards (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- Its name in the seed data.
  code text not null,
  type_id text not null,
  names jsonb not null,
  descriptions jsonb not null,
  -- Names of drawings, the thumbnail's first.
  pictures jsonb not null,
  -- Points; null where points alone do not buy it.
  price bigint check (price > 0),
  -- The price in points and money; both null where it is not offered.
  mixed_points bigint check (mixed_points > 0),
  mixed_money bigint check (mixed_money > 0),
  inventory integer not null,
  -- Redeemed pieces, which members see where `counted` is set.
  redeemed integer not null default 0,
  counted boolean not null,
  constraint no_more_than_there_is check (inventory >= 0),
  constraint redeemable check (price is not null or mixed_points is not null),
  constraint mixed_price_is_whole check ((mixed_points is null) = (mixed_money is null)),
  unique (merchant, code)
);

create table redemptions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  reward_id bigint not null references rewards,
  quantity integer not null check (quantity > 0),
  redeem_type text not null check (redeem_type in ('P', 'PM')),
  points bigint not null check (points > 0),
  -- Minor units of the merchant's currency.
  money bigint not null check (money >= 0),
  province text not null,
  remarks text not null,
  status text not null default 'P' check (status in ('P', 'A', 'R')),
  created_at timestamptz not null
);
create index redemptions_by_account on redemptions (account_id, id);
