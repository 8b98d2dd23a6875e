import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal, type Portal } from '../../support/portal';
import { present } from '../../support/present';
import { median } from '../figures/median';
import type { MerchantBenchOptions } from './options';

/** Figures of a portal with so many merchants. Times in milliseconds. */
export interface Growth {
  merchants: number;
  /** On an empty folder. */
  firstStart: number;
  restart: number;
  /** Megabytes after a page of each merchant. */
  memory: number;
  /** The first page of a merchant since the start. */
  firstPage: number;
  page: number;
  /** A switch of a merchant. */
  change: number;
  /** A new merchant. */
  addition: number;
}

/** The merchant that all others are like. */
export const likeMerchant = 'kestrel';

const megabyte = 1_024;

/** Measures a portal with merchants that all have the back end at `origin`. */
export async function measureMerchants(
  merchants: number,
  origin: string,
  { starts, repeats }: Omit<MerchantBenchOptions, 'counts'>,
): Promise<Growth> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-merchants-'));
  const file = join(folder, 'merchants.json');
  const codes = Array.from({ length: merchants }, (_, index) => `m${index}`);
  writeFileSync(file, JSON.stringify(codes.map((code) => configurationOf(code, origin))));
  const start = async () => {
    const begin = performance.now();
    const portal = await startPortal({ data: join(folder, 'data'), environment: { ATRIUM_MERCHANTS: file } });
    return { portal, time: performance.now() - begin };
  };
  try {
    const first = await start();
    await first.portal.stop();
    const restarts: number[] = [];
    for (let count = 1; count < starts; count += 1) {
      const { portal, time } = await start();
      restarts.push(time);
      await portal.stop();
    }
    const { portal, time } = await start();
    try {
      const pages = await pagesOf(portal, codes, repeats);
      const memory = memoryOf(portal);
      const changes = await changesOf(portal, codes, { origin, repeats });
      return { merchants, firstStart: first.time, restart: median([...restarts, time]), memory, ...pages, ...changes };
    } finally {
      await portal.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function configurationOf(code: string, origin: string) {
  const like = present(demoMerchants.find((merchant) => merchant.code === likeMerchant));
  return { ...like, code, siteCodes: [code], domains: [], upstream: { kind: 'address', origin } };
}

/** Asks for the page of every merchant, then again for some of them. */
async function pagesOf(portal: Portal, codes: string[], repeats: number) {
  const firstPages: number[] = [];
  for (const code of codes) firstPages.push(await timeOf(() => pageOf(portal, code)));
  const pages: number[] = [];
  for (let count = 0; count < repeats; count += 1)
    pages.push(await timeOf(() => pageOf(portal, present(codes[(count * 7) % codes.length]))));
  return { firstPage: median(firstPages), page: median(pages) };
}

async function changesOf(portal: Portal, codes: string[], { origin, repeats }: { origin: string; repeats: number }) {
  const changes: number[] = [];
  const additions: number[] = [];
  for (let count = 0; count < repeats; count += 1) {
    const code = present(codes[(count * 11) % codes.length]);
    const change = { action: 'switch', switch: 'FREEPLAY3', on: count % 2 === 0 };
    changes.push(await timeOf(() => changeMerchant(portal, code, change)));
    const added = `n${count}`;
    const configuration = configurationOf(added, origin);
    additions.push(await timeOf(() => changeMerchant(portal, added, { action: 'apply', configuration })));
  }
  return { change: median(changes), addition: median(additions) };
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** `fetch` does not let a caller choose the host. */
function pageOf({ port }: Portal, merchant: string): Promise<void> {
  const headers = { host: `${merchant}.atrium.localhost:${port}`, 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/', headers }, (answer) => {
      answer.resume();
      if (answer.statusCode === 200) answer.once('end', resolve);
      else reject(new Error(`The page of ${merchant} was answered with ${answer.statusCode}.`));
    }).once('error', reject);
  });
}

async function changeMerchant({ operations, data }: Portal, code: string, change: object): Promise<void> {
  const token = readFileSync(join(data, 'operator-token'), 'utf8').trim();
  const answer = await fetch(`${operations}/registry/change-merchant`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ code, change }),
  });
  if (!answer.ok) throw new Error(`The change of ${code} was answered with: ${await answer.text()}`);
}

/** Resident memory of the process. */
function memoryOf({ process }: Portal): number {
  const status = readFileSync(`/proc/${process.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1]) / megabyte;
}
