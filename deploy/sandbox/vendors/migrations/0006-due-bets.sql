-- A process that settles reads the due bets in the order of this index and stops after its batch: it does not sort all
-- open bets for each batch.
create index lottery_bets_due on lottery_bets (draws_at, slip) where state = 'open';
drop index lottery_bets_open;
