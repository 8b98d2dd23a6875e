import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { untilDeltasAreMade } from '../../support/until-deltas-are-made';
import { signIn } from '../../prove/kill/take-seat';
import type { Variant } from '../building/builds';
import type { Route } from '../routes';
import type { Pair } from './cold-visits';
import { measuredCustomer, measuredMerchant, serveBuild } from './serve-build';
import type { Transfer } from './transfers';
import { visit } from './visit';

/** Transfers of a returning visitor after a release of a remote with one changed line was deployed. */
export async function afterDeploy(
  browser: Browser,
  before: Pair<string>,
  after: Pair<string>,
  route: Route,
): Promise<Pair<Transfer[]>> {
  return {
    federated: await transfersAfterDeploy(browser, 'federated', before, after, route),
    monolith: await transfersAfterDeploy(browser, 'monolith', before, after, route),
  };
}

async function transfersAfterDeploy(
  browser: Browser,
  variant: Variant,
  before: Pair<string>,
  after: Pair<string>,
  { path, signedIn }: Route,
): Promise<Transfer[]> {
  const data = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  const context = await browser.newContext();
  try {
    const old = await serveBuild(before[variant], { data });
    const session = signedIn ? await signIn(old, measuredCustomer) : undefined;
    const address = old.page(measuredMerchant, path);
    await visit(context, address, { session, slow: false });
    await old.stop();
    // same address and release history, otherwise nothing would be in the browser's cache
    const renewed = await serveBuild(after[variant], { data, port: old.port });
    try {
      await untilDeltasAreMade(renewed);
      return (await visit(context, address, { session, slow: false })).transfers;
    } finally {
      await renewed.stop();
    }
  } finally {
    await context.close();
    rmSync(data, { recursive: true, force: true });
  }
}
