-- Privileges of the application in this schema: all rows, no table definitions, and no changes of old postings.
grant usage on schema sandbox to atrium_application;
grant select, insert, update, delete on all tables in schema sandbox to atrium_application;
revoke insert, update, delete on migrations from atrium_application;
revoke update, delete on ledger_transactions, ledger_entries from atrium_application;
-- A trigger on entries lists them.
revoke insert, update, delete on record_lines from atrium_application;
-- Triggers and a function maintain the sums of teams with their owner's rights.
revoke insert, update, delete on team_paths, team_sizes, account_sums, team_sums, team_changes from atrium_application;
-- A trigger maintains the balances with its owner's rights; another one rejects new accounts with a balance.
revoke update, delete on ledger_accounts from atrium_application;
-- `select … for update` needs the right to update some column. Ids are generated, and a trigger rejects changes of them.
grant update (id) on ledger_accounts to atrium_application;
