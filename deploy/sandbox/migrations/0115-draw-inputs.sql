-- A number is computed from the seed, the accepted slips and a beacon value that did not exist during the sale. Issues
-- without a number are committed to again, because their seeds were stored in the clear.
delete from lottery_draws where winning_number is null;
alter table lottery_draws add column closes_at timestamptz;
update lottery_draws set closes_at = draws_at;
alter table lottery_draws alter column closes_at set not null;
-- Named before the sale.
alter table lottery_draws add column beacon_round bigint;
-- SHA-256 of the accepted slips, published when the sale ends; null until then.
alter table lottery_draws add column slips_hash text;
-- The beacon's value, known at the draw.
alter table lottery_draws add column beacon text;
create index lottery_draws_to_close on lottery_draws (closes_at) where slips_hash is null;
create index lottery_draws_to_draw on lottery_draws (draws_at) where winning_number is null;
