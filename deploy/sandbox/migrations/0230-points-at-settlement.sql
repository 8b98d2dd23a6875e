-- Of a bet: its stake earns points when it is settled. Earlier bets have earned theirs when they were placed.
alter table wallet_transactions add column earns_later boolean not null default false;
