import { createHash } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Composition } from '@atrium/contract';
import { resolveLocalhost } from '@atrium/deploy/resolve-localhost';
import { compositionIn } from '../../support/composition';

/** The result of a page load without a browser. */
export interface PageLoad {
  composition: Composition | undefined;
  /** Files that the page fetches now or later. */
  files: number;
  /** Sentences; empty when the page is whole. */
  faults: string[];
}

/**
 * Loads a page and every file of its releases, also those that only a later place needs, and checks their hashes.
 * @param known addresses of files with the right hash, which are not fetched again; new ones are added
 */
export async function loadPage(address: string, known: Set<string>): Promise<PageLoad> {
  const { status, body } = await get(address);
  if (status !== 200) return { composition: undefined, files: 0, faults: [`${address} was answered ${status}`] };
  const composition = compositionIn(body.toString());
  const named = filesOf(body.toString(), composition, new URL(address).origin);
  const faults: string[] = [];
  if (composition.remotes.length === 0) faults.push(`${address} has no remote`);
  for (const [file, integrity] of named) {
    if (known.has(file)) continue;
    const answer = await followed(file);
    if (answer.status !== 200) faults.push(`${file} was answered ${answer.status}`);
    else if (integrityOf(answer.body) !== integrity) faults.push(`${file} does not match its hash in the page`);
    else known.add(file);
  }
  return { composition, files: named.size, faults };
}

function filesOf(html: string, { remotes }: Composition, origin: string): Map<string, string> {
  const [, map = '{}'] = /<script type="importmap"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
  const imports = Object.entries(integrity);
  const files = remotes.flatMap(({ name, integrity }) =>
    Object.entries(integrity).map(([file, hash]) => [`/r/${name}/${file}`, hash] as const),
  );
  return new Map([...imports, ...files].map(([path, hash]) => [`${origin}${path}`, hash]));
}

interface Response {
  status: number;
  body: Buffer;
  location: string | undefined;
}

/** The answer at an address, or where it leads to: the script of promotions has a fixed address. */
async function followed(address: string): Promise<Response> {
  const answer = await get(address);
  return answer.status === 302 && answer.location !== undefined ? get(new URL(answer.location, address).href) : answer;
}

export async function get(address: string): Promise<Response> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(address, { lookup: resolveLocalhost, agent: false, headers: { accept: 'text/html' } }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: answer.statusCode ?? 0, body: await buffer(answer), location: answer.headers.location };
}

function integrityOf(body: Buffer): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}
