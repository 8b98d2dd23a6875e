-- A posting is complete when it is committed: one entry out of an account and one into another. Entries can therefore
-- not be added to an earlier posting, also where they balance.
create function require_complete_posting(posting bigint) returns void language plpgsql as $$
declare
  entries bigint;
  rest numeric;
  currencies bigint;
begin
  select count(*), sum(amount), count(distinct currency) into entries, rest, currencies
    from sandbox.ledger_entries where transaction_id = posting;
  if entries <> 2 then
    raise exception 'ledger transaction % needs 2 entries and has %', posting, entries using errcode = '23514';
  end if;
  if rest <> 0 or currencies <> 1 then
    raise exception 'ledger transaction % does not sum to zero', posting using errcode = '23514';
  end if;
end $$;

-- The trigger on entries, which calls it, exists already.
create or replace function require_balanced_transaction() returns trigger language plpgsql as $$
begin
  perform sandbox.require_complete_posting(new.transaction_id);
  return null;
end $$;

create function require_entries_of_transaction() returns trigger language plpgsql as $$
begin
  perform sandbox.require_complete_posting(new.id);
  return null;
end $$;
create constraint trigger require_entries_of_transaction after insert on ledger_transactions
  deferrable initially deferred for each row execute function require_entries_of_transaction();
