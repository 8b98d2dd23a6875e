import { copyDatabase } from '../../support/copy-database';
import { inSession } from './in-session';
import { chooseRows, type LedgerRows as Rows } from './ledger-rows';

/** Statements with which the application could pay out money. */
const forbidden: Record<string, (rows: Rows) => string> = {
  'change a balance': ({ wallet }) => `update sandbox.ledger_accounts set balance = balance + 500 where id = ${wallet}`,
  'open an account with money': () =>
    `insert into sandbox.ledger_accounts (kind, merchant, name, currency, balance) values ('wallet', 'aurora', 'mine', 'CNY', 500)`,
  'rename an account': ({ wallet }) => `update sandbox.ledger_accounts set name = 'mine' where id = ${wallet}`,
  'remove an account': ({ wallet }) => `delete from sandbox.ledger_accounts where id = ${wallet}`,
  'change an old amount': ({ old }) => `update sandbox.ledger_entries set amount = 0 where transaction_id = ${old}`,
  'change the balance after an old entry': ({ old }) =>
    `update sandbox.ledger_entries set balance = balance + 500 where transaction_id = ${old}`,
  'move an old entry': ({ old, stranger }) =>
    `update sandbox.ledger_entries set account_id = ${stranger} where transaction_id = ${old}`,
  'remove an old entry': ({ old }) => `delete from sandbox.ledger_entries where transaction_id = ${old}`,
  'change an old posting': ({ old }) => `update sandbox.ledger_transactions set reference = 'x' where id = ${old}`,
  'sign an old posting again': ({ old }) => `update sandbox.ledger_transactions set signature = 'x' where id = ${old}`,
  'remove an old posting': ({ old }) => `delete from sandbox.ledger_transactions where id = ${old}`,
  'empty the ledger': () => 'truncate sandbox.ledger_transactions cascade',
  'post one side alone': ({ wallet, old }) =>
    `insert into sandbox.ledger_entries (transaction_id, account_id, currency, amount, balance)
       select ${old}, ${wallet}, currency, 500, balance + 500 from sandbox.ledger_accounts where id = ${wallet}`,
  'add balancing entries to an old posting': ({ old }) =>
    `insert into sandbox.ledger_entries (transaction_id, account_id, currency, amount, balance)
       select ${old}, account_id, currency, -amount, balance - amount
       from sandbox.ledger_entries where transaction_id = ${old}`,
  'disable a trigger': () => 'alter table sandbox.ledger_entries disable trigger all',
  'disable all triggers': () => 'set session_replication_role = replica',
  // a grant without the right to grant is a warning, and grants nothing
  'grant itself more': ({ old }) =>
    `grant update on sandbox.ledger_entries to atrium_application;
     update sandbox.ledger_entries set amount = amount * 2 where transaction_id = ${old}`,
};

/** Runs the statements with the application's role. @returns the number of refused ones, and a fault for each other */
export async function alterAsApplication(databaseUrl: string): Promise<{ refused: number; faults: string[] }> {
  const rows = await chooseRows(databaseUrl);
  const copy = await copyDatabase(databaseUrl);
  const faults: string[] = [];
  let refused = 0;
  await inSession(copy, async (database) => {
    await database.query('set role atrium_application');
    for (const [what, statement] of Object.entries(forbidden)) {
      await database.query('begin');
      // a deferred constraint is checked at the end
      const code = await database
        .query(statement(rows))
        .then(() => database.query('set constraints all immediate'))
        .then(() => 'done')
        .catch((error: { code?: string }) => error.code);
      await database.query('rollback');
      // insufficient privilege, or a rule of the ledger
      if (code === '42501' || code === '23514') refused += 1;
      else faults.push(`the application's role could ${what} (${code})`);
    }
  });
  return { refused, faults };
}
