-- What the application may do in this schema: everything with rows, nothing with tables, and the ledger only grows.
grant usage on schema sandbox to atrium_application;
grant select, insert, update, delete on all tables in schema sandbox to atrium_application;
revoke insert, update, delete on migrations from atrium_application;
revoke update, delete on ledger_transactions, ledger_entries from atrium_application;
-- Balances are kept by the trigger, with its owner's rights; another trigger lets no account begin with one.
revoke update, delete on ledger_accounts from atrium_application;
-- `select … for update` takes the right to update some column. An id is generated, and the trigger refuses to change it.
grant update (id) on ledger_accounts to atrium_application;
