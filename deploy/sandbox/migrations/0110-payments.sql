-- Deposits that pay a withdrawal of another member.
alter table cashier_deposits drop constraint cashier_deposits_method_check;
alter table cashier_deposits add constraint cashier_deposits_method_check check (method in ('transfer', 'member'));
-- Until then other members may cover it; null for a withdrawal that is not offered to them.
alter table cashier_withdrawals add column offered_until timestamptz;
create index cashier_withdrawals_offered on cashier_withdrawals (id)
  where status = 'pending' and offered_until is not null;
-- A part of an offered withdrawal that one deposit covers.
create table cashier_pay_details (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references cashier_withdrawals (id) on delete cascade,
  deposit_id bigint not null unique references cashier_deposits (id) on delete cascade,
  -- Minor units.
  amount bigint not null check (amount > 0),
  status text not null check (status in ('taken', 'waiting', 'disputed', 'paid', 'rejected')),
  -- The part is free again after it, unless the depositor has reported the payment.
  expires_at timestamptz not null,
  reported_at timestamptz,
  -- The server pays by itself after it.
  answer_by timestamptz,
  auto_confirmed boolean not null default false,
  acknowledged_at timestamptz,
  check (status = 'taken' or (reported_at is not null and answer_by is not null)),
  check (not auto_confirmed or status = 'paid'),
  check (acknowledged_at is null or auto_confirmed)
);
create index cashier_pay_details_by_withdrawal on cashier_pay_details (withdrawal_id, id);
create index cashier_pay_details_due on cashier_pay_details (id) where status = 'waiting';
create index cashier_pay_details_disputed on cashier_pay_details (id) where status = 'disputed';
create table cashier_pay_proofs (
  detail_id bigint primary key references cashier_pay_details (id) on delete cascade,
  type text not null,
  picture bytea not null
);
