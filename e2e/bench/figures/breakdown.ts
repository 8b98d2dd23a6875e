import type { Transfer } from '../measuring/transfers';
import { isScript } from './cost';

/** Scripts of a visit by their release and name, without hash: `lobby/view-home`. The dearest first. */
export function scriptsByName(transfers: Transfer[]): [name: string, bytes: number][] {
  return transfers
    .filter(({ path }) => isScript(path))
    .map(({ path, bytes }): [string, number] => [path.replace(/^\/r\//, '').replace(/\..*$/, ''), bytes])
    .sort(([, one], [, other]) => other - one);
}
