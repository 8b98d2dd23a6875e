-- Stakes, wins and refunds of a vendor's wallet pass through the main wallet. Members read one line for each, not the
-- transfer beside it.
alter table record_lines disable trigger record_lines_only_grow;
delete from record_lines line using ledger_entries entry, ledger_transactions posting
  where entry.id = line.entry_id and posting.id = entry.transaction_id
    and posting.kind = 'transfer' and posting.reference like 'wallet:%' and posting.idempotency_key like '%:wallet';
alter table record_lines enable trigger record_lines_only_grow;

create or replace function list_ledger_entry() returns trigger language plpgsql
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
  if posting.kind = 'transfer' and posting.reference like 'play:%' then
    return null;
  end if;
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

-- A page of one kind is found without reading the lines of others.
create index record_lines_of_kinds on record_lines (account_id, kind, made_at desc, entry_id desc);
