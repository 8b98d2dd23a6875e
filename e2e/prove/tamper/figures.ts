import type { LedgerMeeting } from './alter-ledger';
import type { RowMeeting } from './channel-row';
import type { StoredMeeting } from './in-the-database';
import type { Meeting } from './on-the-wire';

/** Prints what came of files that were altered between portal and browser. */
export function printWire(meetings: Meeting[]): void {
  const count = (met: Meeting['met']) => meetings.filter((meeting) => meeting.met === met).length;
  console.log(`
  ${meetings.length} files altered on the wire: a fault stood there ${count('fault')} times, the page went on without ${count('view')} times,
  nothing of the page began ${count('splash')} times (the host itself), ${count('import')} were needed nowhere and refused when asked for`);
}

/** Prints what came of files that were altered where they are stored. */
export function printStored(meetings: StoredMeeting[]): void {
  const sound = meetings.filter(({ before }) => before === 'sound').length;
  const missing = meetings.filter(({ fresh }) => fresh === 'missing').length;
  console.log(`
  ${meetings.length} files altered in the database: ${sound} sent as they were signed by the gateway that had served before,
  ${missing} not sent at all by one that had just started`);
}

/** Prints what came of each way to alter a channel's row. */
export function printRow(meetings: RowMeeting[]): void {
  console.log(
    '\n  the channel row altered: releases served by a gateway that had served before, and by one that had just started',
  );
  for (const { what, before, fresh } of meetings) console.log(`    ${what.padEnd(40)}${before.padEnd(20)}  ${fresh}`);
}

/** Prints what the database and `atrium verify-ledger` made of an altered ledger. */
export function printLedger(meetings: LedgerMeeting[], refused: number): void {
  console.log(`
  the ledger: ${refused} statements of the application's role refused; altered by a superuser, rows named by verify-ledger`);
  for (const { what, named, faults } of meetings)
    console.log(`    ${what.padEnd(54)}${[String(named).padStart(4), ...faults].join('  ')}`);
}
