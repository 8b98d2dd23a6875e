import type { Transfer } from '../measuring/transfers';
import { isScript } from './cost';

/** Bytes of a visit's scripts by release and name without hash, such as `lobby/view-home`; the largest first. */
export function scriptsByName(transfers: Transfer[]): [name: string, bytes: number][] {
  const byName = new Map<string, number>();
  for (const { path, bytes } of transfers.filter(({ path }) => isScript(path))) {
    const name = path.replace(/^\/r\//, '').replace(/\..*$/, '');
    byName.set(name, (byName.get(name) ?? 0) + bytes);
  }
  return [...byName].sort(([, one], [, other]) => other - one);
}
