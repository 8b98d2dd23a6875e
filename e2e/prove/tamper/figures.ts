import type { LedgerResult } from './alter-ledger';
import type { RowResult } from './channel-row';
import type { StoredResult } from './in-the-database';
import type { WireResult } from './on-the-wire';

/** Prints the results of files altered between portal and browser. */
export function printWire(results: WireResult[]): void {
  const count = (shown: WireResult['shown']) => results.filter((result) => result.shown === shown).length;
  console.log(`
  ${results.length} files altered on the wire: ${count('fault')} times the page showed a fault, ${count('view')} times it worked without the file,
  ${count('splash')} times it did not start (the host itself); ${count('import')} files are needed by no page, and the import was refused`);
}

/** Prints the results of files altered in the database. */
export function printStored(results: StoredResult[]): void {
  const valid = results.filter(({ before }) => before === 'valid').length;
  const missing = results.filter(({ fresh }) => fresh === 'missing').length;
  console.log(`
  ${results.length} files altered in the database: ${valid} sent unaltered by the running gateway,
  ${missing} not sent by one that had just started`);
}

/** Prints the results of alterations of a channel's row. */
export function printRow(results: RowResult[]): void {
  console.log('\n  the channel row altered: releases served by a running gateway, and by one that had just started');
  for (const { what, before, fresh } of results) console.log(`    ${what.padEnd(40)}${before.padEnd(20)}  ${fresh}`);
}

/** Prints the results of alterations of the ledger. */
export function printLedger(results: LedgerResult[], refused: number): void {
  console.log(`
  the ledger: ${refused} statements of the application's role refused; altered by a superuser, rows named by verify-ledger`);
  for (const { what, named, faults } of results)
    console.log(`    ${what.padEnd(54)}${[String(named).padStart(4), ...faults].join('  ')}`);
}
