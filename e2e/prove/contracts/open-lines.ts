import { catalogue } from '@atrium/api/catalogue';
import { launchOptions } from '@atrium/bundling/chromium';
import { chromium, type Browser } from 'playwright';
import { accounts } from '../../support/accounts';
import { copyAccountAs } from '../../support/copy-account';
import { present } from '../../support/present';
import { openSeveralProcesses } from '../../support/several-processes';
import { ask } from '../kill/http';
import { openDatabase } from '../kill/open-database';
import type { Draw } from '../../support/seeded-random';
import { signIn } from '../kill/take-seat';
import { BrowserParty, type WireCall } from './browser-party';
import { merchant, parties, type Answer, type Lines } from './run-sequences';

const processes = 3;

interface OpenLines extends Lines {
  /** Calls that each process answered. */
  byProcess(): number[];
  fromBrowsers(): number;
  close(): Promise<void>;
}

/**
 * Starts three processes on one database. Each call goes to one of them, drawn by chance; in the first `browsers`
 * sequences those of the upline and of the downline come from two browsers, each at a process of its own.
 */
export async function openLines(
  databaseUrl: string,
  { browsers, draw }: { browsers: number; draw: Draw },
): Promise<OpenLines> {
  const server = await openSeveralProcesses(databaseUrl);
  const database = await openDatabase({ databaseUrl });
  let browser: Browser | undefined;
  const close = async () => {
    await browser?.close();
    await database.close();
    await server.close();
  };
  try {
    // the first one seeds the database
    const first = await server.start();
    const others = await Promise.all(Array.from({ length: processes - 1 }, () => server.start()));
    const running = [first, ...others];
    for (const name of [parties.downline, parties.stranger])
      await copyAccountAs(first.operations, merchant, name, accounts.player);
    const sessions = new Map(
      await Promise.all(
        Object.values(parties).map(
          async (username) => [username as string, await signIn(first, { merchant, username })] as const,
        ),
      ),
    );
    const answered = running.map(() => 0);
    const inBrowsers = new Map<string, BrowserParty>();
    if (browsers > 0) {
      browser = await chromium.launch(await launchOptions());
      for (const [index, username] of [parties.upline, parties.downline].entries())
        inBrowsers.set(username, await BrowserParty.open(browser, present(running[index + 1]), username));
    }
    let sequence = 0;
    let fromBrowsers = 0;
    return {
      begin: (number) => (sequence = number),
      call: async (account, id, request) => {
        const wire = wireCall(id, request);
        const inBrowser = sequence < browsers ? inBrowsers.get(account) : undefined;
        if (inBrowser) {
          fromBrowsers += 1;
          return inBrowser.call(wire);
        }
        const index = draw(0, running.length - 1);
        answered[index] = (answered[index] ?? 0) + 1;
        const { method, path, body } = wire;
        const headers = { device: 'web', language: 'EN', merchant, ...present(sessions.get(account)) };
        return ask<Answer['value']>(present(running[index]).page(merchant, path), { method, headers, body });
      },
      // the processes read the time of the machine, which cannot be set
      expire: async () => {
        await database.rows(
          `update sandbox.contracts set expires_at = now() - interval '1 second' where status = 'P'
             and downline_id = (select id from sandbox.accounts where merchant = '${merchant}' and name = '${parties.downline}')`,
        );
      },
      byProcess: () => answered,
      fromBrowsers: () => fromBrowsers,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function wireCall(id: string, request: object): WireCall {
  const { method, path } = present(catalogue.find((endpoint) => endpoint.id === id));
  if (method !== 'GET') return { method: 'POST', path, body: request };
  const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]));
  return { method, path: `${path}?${query}` };
}
