import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { packageFolder } from '../../engine';
import { accounts } from '../../sandbox/accounts/tables';
import { teamMembers } from '../../sandbox/agent/tables';
import { Bench } from '../../sandbox/testing/open-bench';
import { readTarget, type Target } from '../target';

/** The portal of the bench; that of `npm start` has another port. */
const benchOrigin = 'http://aurora.atrium.localhost:4000';

/** A sandbox that listens on a free port, and the accounts of the example file with a downline of an agent. */
export async function openConformSandbox() {
  const bench = await new Bench().open();
  await bench.app.listen({ port: 0, host: '127.0.0.1' });
  await bench.control('switch', { merchant: 'lotus', name: 'IDENTITY3', value: true });
  const { port } = bench.app.server.address() as AddressInfo;
  const target = withDownline(readExample(), await addDownline(bench));
  return { bench, url: `http://127.0.0.1:${port}`, target, clock: () => bench.now };
}

/** The accounts of the file that the guide names. */
export function readExample(): Target {
  return readTarget(JSON.parse(readFileSync(join(packageFolder(), 'conform/accounts.example.json'), 'utf8')));
}

function withDownline({ merchants: [first, ...others] }: Target, username: string): Target {
  if (!first) throw new Error('The example names no merchant.');
  const downline = { ...first.accounts.member, username };
  return { merchants: [{ ...first, portalOrigin: benchOrigin, accounts: { ...first.accounts, downline } }, ...others] };
}

/** Of the demo accounts only agents may send money to an upline, and they have no payment password. */
async function addDownline(bench: Bench): Promise<string> {
  const name = 'below1';
  await bench.control('twin', { merchant: 'aurora', account: 'player1', name, balance: 100_000 });
  const { database } = bench.engine;
  const idOf = async (wanted: string) => {
    const which = and(eq(accounts.merchant, 'aurora'), eq(accounts.name, wanted));
    const [account] = await database.select({ id: accounts.id }).from(accounts).where(which);
    if (!account) throw new Error(`There is no account ${wanted}.`);
    return account.id;
  };
  const [accountId, uplineId] = [await idOf(name), await idOf('agent1')];
  await database.delete(teamMembers).where(eq(teamMembers.accountId, accountId));
  await database.insert(teamMembers).values({ accountId, uplineId });
  await database.update(accounts).set({ toUpline: true }).where(eq(accounts.id, accountId));
  return name;
}
