alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (
  kind in (
    'grant', 'withdrawal', 'bet', 'win', 'rollback',
    'points-gift', 'points-play', 'points-deposit', 'redeem', 'convert',
    'reward',
    -- From one member to another.
    'transfer'
  )
);
