/** What belongs to a merchant's back end. Everything else is ours, or nobody's. */
export function isUpstreamPath(target: string): boolean {
  return /^\/(wps|lgw)\//.test(target);
}
