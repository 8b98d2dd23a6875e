import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { askOverHttp } from '@atrium/deploy/ask-over-http';
import { readSigner } from '@atrium/deploy/key-files';
import { publishFolder } from '@atrium/deploy/publish-folder';
import type { PostgresServer } from '@atrium/deploy/start-postgres';
import { merchants } from '../../support/merchants';
import { startPortal, type Portal } from '../../support/portal';
import { tokenFor } from '../../support/registry';
import { releaseOf } from '../../support/releases';
import { shareKeys } from '../../support/shared-keys';
import { nextRelease } from '../faults/next-release';
import { inTurn } from '../../support/present';
import { isKeptWhole } from './is-kept-whole';
import { get, loadPage } from './load-page';

/** Page loads in one state of affairs. */
export interface State {
  what: string;
  pages: number;
  whole: number;
  /** Different files that were fetched and are sound. */
  files: number;
  ready: unknown;
}

interface GoingThrough {
  server: PostgresServer;
  /** Folder the gateway keeps what it serves in. */
  data: string;
  pages: number;
}

const remote = 'lobby';
/** Milliseconds until what does not happen counts as never happening. */
const patience = 60_000;

/** Takes the database away from a running gateway, starts another meanwhile, and gives it back. */
export async function goThrough({ server, data, pages }: GoingThrough): Promise<{ states: State[]; faults: string[] }> {
  const states: State[] = [];
  const faults: string[] = [];
  const where = { data, databaseUrl: server.url };
  const signer = readSigner(shareKeys().signingKey);
  let portal = await startPortal(where);
  try {
    const token = await tokenFor([remote], { databaseUrl: server.url });
    const before = releaseOf(remote).id;
    await until(() => isKeptWhole(data, before), 'all that is served is kept on the disk');
    await look('the database answers', before);

    const comeBack = await server.goAway();
    await until(async () => (await readiness()).database === false, 'the outage is noticed');
    await look('it is away', before);
    await refuses(token);
    await portal.kill();
    portal = await startPortal(where);
    await look('it is away, and the gateway was started meanwhile', before);
    await refuses(token);

    await comeBack();
    await until(async () => (await readiness()).serving === 'current', 'the gateway is current again');
    await look('it answers again, without a restart', await releaseNext(token));
  } finally {
    await portal.stop();
  }
  return { states, faults };

  async function look(what: string, expected: string): Promise<void> {
    const known = new Set<string>();
    let whole = 0;
    for (let page = 0; page < pages; page += 1) {
      const { code } = inTurn(merchants, page);
      const { composition, faults: found } = await loadPage(portal.page(code), known);
      const composed = composition?.remotes.find(({ name }) => name === remote)?.id;
      if (composition && composed !== expected) found.push(`${code} is composed of ${composed}, not ${expected}`);
      faults.push(...found.map((fault) => `while ${what}: ${fault}`));
      if (found.length === 0) whole += 1;
    }
    states.push({ what, pages, whole, files: known.size, ready: await readiness() });
  }

  async function releaseNext(token: string): Promise<string> {
    const ask = askOver(portal, token);
    const { folder, id } = nextRelease(remote);
    await publishFolder(ask, folder, signer);
    await ask('change', { remote, change: { action: 'promote', release: id } });
    rmSync(folder, { recursive: true });
    return id;
  }

  async function refuses(token: string): Promise<void> {
    const { folder } = nextRelease(remote);
    const name = await publishFolder(askOver(portal, token), folder, signer).then(
      () => 'taken',
      (error: Error) => error.name,
    );
    rmSync(folder, { recursive: true });
    if (name !== 'RegistryUnavailable') faults.push(`publishing while the database is away ended as ${name}`);
  }

  async function readiness(): Promise<{ database?: boolean; serving?: string }> {
    const { body } = await get(`${portal.operations}/readyz`);
    return JSON.parse(body.toString()) as { database?: boolean; serving?: string };
  }
}

function askOver({ operations }: Portal, token: string) {
  return askOverHttp(operations, token, 'proof');
}

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const limit = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > limit) throw new Error(`For ${patience / 1000} s it is not so that ${what}.`);
    await wait(50);
  }
}
