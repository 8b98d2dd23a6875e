create table ledger_accounts (
  id bigint generated always as identity primary key,
  -- Wallets belong to customers. The other side of their money is a vendor, or a bank for what enters and leaves.
  kind text not null check (kind in ('wallet', 'play-wallet', 'vendor', 'bank', 'play-bank')),
  merchant text not null,
  -- Name within kind and merchant: the customer's id, the vendor's code, or empty.
  name text not null,
  currency char(3) not null,
  -- Sum of the entries, kept by a trigger so that it can be locked and checked.
  balance bigint not null default 0,
  constraint wallets_are_never_negative check (balance >= 0 or kind not in ('wallet', 'play-wallet')),
  unique (kind, merchant, name, currency)
);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('grant', 'withdrawal', 'bet', 'win', 'rollback')),
  -- What makes it happen once: customer, route and the caller's key.
  idempotency_key text not null unique,
  -- The game round or other business it belongs to.
  reference text not null default '',
  reverses bigint unique references ledger_transactions,
  created_at timestamptz not null
);
create index ledger_transactions_by_reference on ledger_transactions (reference);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions,
  account_id bigint not null references ledger_accounts,
  currency char(3) not null,
  -- Minor units; positive into the account, negative out of it.
  amount bigint not null check (amount <> 0)
);
create index ledger_entries_by_transaction on ledger_entries (transaction_id);
create index ledger_entries_by_account on ledger_entries (account_id);

create function carry_ledger_entry() returns trigger language plpgsql as $$
begin
  update sandbox.ledger_accounts set balance = balance + new.amount
    where id = new.account_id and currency = new.currency;
  if not found then
    raise exception 'ledger account % does not hold %', new.account_id, new.currency using errcode = '23514';
  end if;
  return new;
end $$;
create trigger carry_ledger_entry after insert on ledger_entries
  for each row execute function carry_ledger_entry();

create function require_balanced_transaction() returns trigger language plpgsql as $$
begin
  if exists (
    select from sandbox.ledger_entries where transaction_id = new.transaction_id
    group by currency having sum(amount) <> 0
  ) then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger require_balanced_transaction after insert on ledger_entries
  deferrable initially deferred for each row execute function require_balanced_transaction();

create function refuse_rewriting_the_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger only grows: % on % is refused', tg_op, tg_table_name using errcode = '23514';
end $$;
create trigger ledger_entries_only_grow before update or delete on ledger_entries
  for each row execute function refuse_rewriting_the_ledger();
create trigger ledger_transactions_only_grow before update or delete on ledger_transactions
  for each row execute function refuse_rewriting_the_ledger();

-- Answers already given to requests that move money, so that a repeated request is answered and not carried out.
create table money_requests (
  -- Customer and route.
  scope text not null,
  key text not null,
  payload_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (scope, key)
);
