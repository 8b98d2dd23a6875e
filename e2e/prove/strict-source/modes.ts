import { strictProxy, strictProxyCounts } from '../../support/start-behind-strict-proxy';

export const modes = ['strict', 'proxy'] as const;

/**
 * `strict`: the sandbox answers only named fields; `proxy`: a proxy between gateway and a normal sandbox drops all
 * others.
 */
export type Mode = (typeof modes)[number];

/** The environment of a run in a mode. @param counts file for the counts of proxies */
export function environmentOf(mode: Mode, counts: string): Record<string, string> {
  return mode === 'strict'
    ? { ATRIUM_STRICT_SOURCE: 'on', [strictProxy]: 'off' }
    : { ATRIUM_STRICT_SOURCE: 'off', [strictProxy]: 'on', [strictProxyCounts]: counts };
}
