import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { signIn } from '../../prove/kill/take-seat';
import type { Way } from '../building/builds';
import type { Route } from '../routes';
import type { Pair } from './cold-visits';
import { measuredCustomer, measuredMerchant, serveBuild } from './serve-build';
import type { Transfer } from './transfers';
import { visit } from './visit';

/** What somebody who was here before fetches again once a remote of one changed line was deployed. */
export async function afterDeploy(
  browser: Browser,
  before: Pair<string>,
  after: Pair<string>,
  route: Route,
): Promise<Pair<Transfer[]>> {
  return {
    federated: await fetchedAgain(browser, 'federated', before, after, route),
    monolith: await fetchedAgain(browser, 'monolith', before, after, route),
  };
}

async function fetchedAgain(
  browser: Browser,
  way: Way,
  before: Pair<string>,
  after: Pair<string>,
  { path, signedIn }: Route,
): Promise<Transfer[]> {
  const data = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  const context = await browser.newContext();
  try {
    const old = await serveBuild(before[way], { data });
    const session = signedIn ? await signIn(old, measuredCustomer) : undefined;
    const address = old.page(measuredMerchant, path);
    await visit(context, address, { session, slow: false });
    await old.stop();
    // the same address and the same history of releases, or nothing would be in the browser's cache
    const renewed = await serveBuild(after[way], { data, port: old.port });
    try {
      return (await visit(context, address, { session, slow: false })).transfers;
    } finally {
      await renewed.stop();
    }
  } finally {
    await context.close();
    rmSync(data, { recursive: true, force: true });
  }
}
