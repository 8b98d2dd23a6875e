import type { ReleaseManifest } from '@atrium/contract';
import type { Finding } from './finding';

/**
 * Budgets in bytes of script, brotli: the host with the texts of one language, and one view of a remote with everything
 * it needs. The home page has 200 kB in all, so a host and a view within their budgets can still exceed it together. The
 * host's budget admits the one application that `npm run bench` compares with.
 */
export const budgets = { host: 185_000, view: 100_000 };

/** @param sizes bytes as they are sent, by file name */
export function checkBytes(candidate: ReleaseManifest, sizes: ReadonlyMap<string, number>): Finding[] {
  const { entry, expose, views, texts, remote, descriptor } = candidate;
  const sum = (names: string[]) => [...new Set(names)].reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
  const dearest = Math.max(0, ...Object.values(texts).map((name) => sizes.get(name) ?? 0));
  const first = [entry, ...expose];
  const loads: [string, number, number][] = descriptor
    ? Object.entries(views).map(([view, files]) => [
        `its view ${view}`,
        sum([...first, ...files]) + dearest,
        budgets.view,
      ])
    : [['the host', sum(first) + dearest, budgets.host]];
  return loads
    .filter(([, bytes, budget]) => bytes > budget)
    .map(([what, bytes, budget]): Finding => {
      const sentence = `${remote} is too heavy: ${what} takes ${kilobytes(bytes)} of the ${kilobytes(budget)} allowed (brotli)`;
      return { severity: 'refusal', about: 'bytes', sentence, release: null };
    });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
