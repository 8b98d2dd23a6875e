import { createHash } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Composition } from '@atrium/contract';
import { resolveLocalhost } from '@atrium/deploy/resolve-localhost';
import { compositionIn } from '../../support/composition';

/** What came of a page load without a browser. */
export interface PageLoad {
  composition: Composition | undefined;
  /** Files the page would fetch at once and later, each checked against what the page says of it. */
  files: number;
  /** In words; empty where the page is whole. */
  faults: string[];
}

/**
 * Loads a page and every file of every release it is composed of, those too that only a later place would need.
 * @param known addresses that were found sound before and are not fetched again
 */
export async function loadPage(address: string, known: Set<string>): Promise<PageLoad> {
  const { status, body } = await get(address);
  if (status !== 200) return { composition: undefined, files: 0, faults: [`${address} was answered ${status}`] };
  const composition = compositionIn(body.toString());
  const named = filesOf(body.toString(), composition, new URL(address).origin);
  const faults: string[] = [];
  if (composition.remotes.length === 0) faults.push(`${address} is composed of no remote`);
  for (const [file, integrity] of named) {
    if (known.has(file)) continue;
    const answer = await get(file);
    if (answer.status !== 200) faults.push(`${file} was answered ${answer.status}`);
    else if (integrityOf(answer.body) !== integrity) faults.push(`${file} holds other bytes than the page says`);
    else known.add(file);
  }
  return { composition, files: named.size, faults };
}

function filesOf(html: string, { remotes }: Composition, origin: string): Map<string, string> {
  const [, map = '{}'] = /<script type="importmap"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
  const own = Object.entries(integrity);
  const theirs = remotes.flatMap(({ name, integrity }) =>
    Object.entries(integrity).map(([file, hash]) => [`/r/${name}/${file}`, hash] as const),
  );
  return new Map([...own, ...theirs].map(([path, hash]) => [`${origin}${path}`, hash]));
}

export async function get(address: string): Promise<{ status: number; body: Buffer }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(address, { lookup: resolveLocalhost, agent: false, headers: { accept: 'text/html' } }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: answer.statusCode ?? 0, body: await buffer(answer) };
}

function integrityOf(body: Buffer): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}
