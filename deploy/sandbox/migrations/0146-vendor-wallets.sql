-- Money that a member has moved to a vendor, at merchants with several wallets.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check
  check (kind in ('wallet', 'play-wallet', 'vendor-wallet', 'vendor', 'bank', 'play-bank', 'points', 'points-house'));
alter table ledger_accounts add constraint vendor_wallets_are_never_negative
  check (balance >= 0 or kind <> 'vendor-wallet');
-- Wallets that games of the vendor are played from; without one, they are played from the main wallet.
create table open_vendor_wallets (
  account_id bigint not null references accounts (id) on delete cascade,
  vendor text not null,
  primary key (account_id, vendor)
);
