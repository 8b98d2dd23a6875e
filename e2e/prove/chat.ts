import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { testEnvironment } from '../support/start-test-portal';
import { startProcesses } from '../support/processes';
import { runRooms } from './chat/run-rooms';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';

/**
 * Customers and an operator write to each other in several rooms through two processes on one PostgreSQL. Connections
 * break before and after a message is stored, messages are sent twice at once, and processes are killed. Each room is open
 * in two tabs, one of them also in a browser. A fault is a message that is lost, stored or shown twice or out of order,
 * and an unread count that is not the number of unread answers once a tab has nothing more to read.
 */
export const proof = defineProof({
  options: {
    messages: count('messages of the customers, and as many of the operator', { usual: 1_000, short: 100, least: 40 }),
    kills: count('kills of a process', { usual: 5, short: 1 }),
    seed: seed('broken connections, repeats and kills are drawn from it'),
  },
  run: async ({ values, report }) => {
    const missing = postgresMissing();
    if (missing) return report.skip('PostgreSQL', missing);
    const server = await startPostgres();
    const portal = await startProcesses({ databaseUrl: server.url, environment: testEnvironment }).catch(
      async (error: unknown) => {
        await server.stop();
        throw error;
      },
    );
    const found = await runRooms(portal, { ...values, databaseUrl: server.url, log: report.log }).finally(async () => {
      await portal.stop();
      await server.stop();
    });
    report.log(`
  ${found.messages} messages in ${found.rooms} rooms, ${found.kills} kills
  ${found.unanswered} sent without an answer, ${found.stored} of them were stored; ${found.repeated} sent again or twice at once
  ${found.cuts} live channels cut, ${found.limited} messages over the limit of a minute
  ${found.shown} messages shown in the browser, ${found.broken} of its requests broken`);
    report.fault(...found.faults);
    report.reached(found.messages, 'messages', values.messages * 2);
    report.reached(found.kills, 'kills', values.kills);
    report.reached(found.unanswered, 'messages without an answer', values.messages / 10);
    report.reached(found.stored, 'messages that were stored without an answer');
    report.reached(found.repeated, 'repeated messages', values.messages / 10);
    report.reached(found.cuts, 'cut live channels', values.kills);
    report.reached(found.broken, 'broken requests of the browser');
  },
});
