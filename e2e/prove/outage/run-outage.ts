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
import { nextRelease } from '../../support/next-release';
import { inTurn } from '../../support/present';
import { isKeptWhole } from './is-kept-whole';
import { get, loadPage } from './load-page';

/** Page loads in one state of the database. */
export interface State {
  what: string;
  pages: number;
  whole: number;
  /** Different files that were fetched with the right hash. */
  files: number;
  ready: unknown;
}

interface Options {
  server: PostgresServer;
  /** Folder in which the gateway keeps what it serves. */
  data: string;
  pages: number;
}

const remote = 'lobby';
/** Polls, 50 ms apart, before something counts as never happening: a minute on a quiet machine. */
const polls = 1_200;

/** Stops the database of a running gateway, starts another gateway meanwhile, and starts the database again. */
export async function runOutage({ server, data, pages }: Options): Promise<{ states: State[]; faults: string[] }> {
  const states: State[] = [];
  const faults: string[] = [];
  const where = { data, databaseUrl: server.url };
  const signer = readSigner(shareKeys().signingKey);
  let portal = await startPortal(where);
  try {
    const token = await tokenFor([remote], { databaseUrl: server.url });
    const before = releaseOf(remote).id;
    await until(() => isKeptWhole(data, before), 'everything that is served is kept on the disk');
    await loadPages('the database answers', before);

    const startAgain = await server.shutDown();
    await until(async () => (await readiness()).database === false, 'the outage is noticed');
    await loadPages('it is down', before);
    await checkRefusal(token);
    await portal.kill();
    portal = await startPortal(where);
    await loadPages('it is down and the gateway was restarted', before);
    await checkRefusal(token);

    await startAgain();
    await until(async () => (await readiness()).serving === 'current', 'the gateway is current again');
    await loadPages('it answers again, without a restart', await publishNext(token));
  } finally {
    await portal.stop();
  }
  return { states, faults };

  async function loadPages(what: string, expected: string): Promise<void> {
    const known = new Set<string>();
    let whole = 0;
    for (let page = 0; page < pages; page += 1) {
      const { code } = inTurn(merchants, page);
      const { composition, faults: found } = await loadPage(portal.page(code), known);
      const release = composition?.remotes.find(({ name }) => name === remote)?.id;
      if (composition && release !== expected) found.push(`${code} has the release ${release}, not ${expected}`);
      faults.push(...found.map((fault) => `while ${what}: ${fault}`));
      if (found.length === 0) whole += 1;
    }
    states.push({ what, pages, whole, files: known.size, ready: await readiness() });
  }

  async function publishNext(token: string): Promise<string> {
    const ask = askOver(portal, token);
    const { folder, id } = nextRelease(remote);
    await publishFolder(ask, folder, signer);
    await ask('change', { remote, change: { action: 'promote', release: id } });
    rmSync(folder, { recursive: true });
    return id;
  }

  async function checkRefusal(token: string): Promise<void> {
    const { folder } = nextRelease(remote);
    const name = await publishFolder(askOver(portal, token), folder, signer).then(
      () => 'accepted',
      (error: Error) => error.name,
    );
    rmSync(folder, { recursive: true });
    if (name !== 'RegistryUnavailable') faults.push(`publishing while the database is down ended with ${name}`);
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
  for (let poll = 0; poll < polls; poll += 1, await wait(50)) if (await isSo()) return;
  throw new Error(`After ${polls} polls it is not true that ${what}.`);
}
