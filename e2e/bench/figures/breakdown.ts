import type { Transfer } from '../measuring/transfers';
import { isScript } from './cost';

/** Scripts of a visit by their release and name, without hash: `lobby/view-home`. The dearest first. */
export function scriptsByName(transfers: Transfer[]): [name: string, bytes: number][] {
  const byName = new Map<string, number>();
  for (const { path, bytes } of transfers.filter(({ path }) => isScript(path))) {
    const name = path.replace(/^\/r\//, '').replace(/\..*$/, '');
    byName.set(name, (byName.get(name) ?? 0) + bytes);
  }
  return [...byName].sort(([, one], [, other]) => other - one);
}
