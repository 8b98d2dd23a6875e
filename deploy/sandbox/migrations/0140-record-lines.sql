-- The entries of wallets as members read them: one line for each, found by wallet and time without reading the others.
create table record_lines (
  entry_id bigint primary key,
  -- The wallet, and the account on the other side.
  account_id bigint not null,
  other_id bigint,
  kind text not null,
  reference text not null,
  made_at timestamptz not null,
  -- Whether it is the first stake of its round; a stake without a reference is a round of its own.
  starts_round boolean not null
);

insert into record_lines (entry_id, account_id, other_id, kind, reference, made_at, starts_round)
  select entry.id, entry.account_id, other.account_id, posting.kind, posting.reference, posting.created_at,
    posting.kind = 'bet' and (posting.reference = '' or row_number() over (
      partition by entry.account_id, other.account_id, posting.reference, posting.kind order by entry.id
    ) = 1)
  from ledger_entries entry
    join ledger_accounts wallet on wallet.id = entry.account_id and wallet.kind in ('wallet', 'play-wallet')
    join ledger_transactions posting on posting.id = entry.transaction_id
    left join ledger_entries other on other.transaction_id = entry.transaction_id and other.id <> entry.id;

create index record_lines_by_time on record_lines (account_id, made_at desc, entry_id desc);
create index record_lines_of_rounds on record_lines (account_id, made_at desc, entry_id desc) where starts_round;
create index record_lines_by_round on record_lines (account_id, other_id, reference)
  where kind in ('bet', 'win', 'rollback');

-- Entries of one wallet wait for each other, so that a round has one first stake. The application's role adds no lines
-- of its own; this trigger does, whichever role inserts the entry.
create function list_ledger_entry() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
declare
  posting record;
  other bigint;
begin
  if not exists (
    select from sandbox.ledger_accounts where id = new.account_id and kind in ('wallet', 'play-wallet')
  ) then
    return null;
  end if;
  select kind, reference, created_at into posting from sandbox.ledger_transactions where id = new.transaction_id;
  select account_id into other from sandbox.ledger_entries
    where transaction_id = new.transaction_id and id <> new.id limit 1;
  insert into sandbox.record_lines (entry_id, account_id, other_id, kind, reference, made_at, starts_round) values (
    new.id, new.account_id, other, posting.kind, posting.reference, posting.created_at,
    posting.kind = 'bet' and (posting.reference = '' or not exists (
      select from sandbox.record_lines line
      where line.account_id = new.account_id and line.other_id = other and line.reference = posting.reference
        and line.kind = 'bet'
    ))
  );
  return null;
end $$;
create trigger list_ledger_entry after insert on ledger_entries
  for each row execute function list_ledger_entry();
create trigger record_lines_only_grow before update or delete on record_lines
  for each row execute function refuse_rewriting_the_ledger();
