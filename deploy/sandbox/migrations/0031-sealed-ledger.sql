-- Fingerprint of the key and signature of a posting, see ledger/statement.ts.
-- Postings from before are signed right after this step, and the columns are then required.
alter table ledger_transactions add column signed_by text;
alter table ledger_transactions add column signature text;
-- Balance of the account after the entry, which reveals a missing entry.
alter table ledger_entries add column balance bigint;

-- The application's role may not change balances; this trigger may, whichever role inserts the entry.
create or replace function carry_ledger_entry() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  update sandbox.ledger_accounts set balance = balance + new.amount
    where id = new.account_id and currency = new.currency;
  if not found then
    raise exception 'ledger account % does not hold %', new.account_id, new.currency using errcode = '23514';
  end if;
  return new;
end $$;

-- Also for the owner: an account is opened empty, and only entries change it.
create function refuse_changing_an_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance = 0 then
    return new;
  end if;
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1
    and (new.id, new.kind, new.merchant, new.name, new.currency)
      is not distinct from (old.id, old.kind, old.merchant, old.name, old.currency) then
    return new;
  end if;
  raise exception 'a ledger account changes by its entries only: % is refused', tg_op using errcode = '23514';
end $$;
create trigger ledger_accounts_change_by_entries before insert or update or delete on ledger_accounts
  for each row execute function refuse_changing_an_account();

create trigger ledger_accounts_are_never_emptied before truncate on ledger_accounts
  for each statement execute function refuse_rewriting_the_ledger();
create trigger ledger_entries_are_never_emptied before truncate on ledger_entries
  for each statement execute function refuse_rewriting_the_ledger();
create trigger ledger_transactions_are_never_emptied before truncate on ledger_transactions
  for each statement execute function refuse_rewriting_the_ledger();
