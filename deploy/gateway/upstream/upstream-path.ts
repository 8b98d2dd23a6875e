/**
 * Whether a path belongs to a merchant's back end. `/wps/control` does not: it is the sandbox's control page, and
 * another back end may have a private page there.
 */
export function isUpstreamPath(target: string): boolean {
  return /^\/(wps|lgw)\//.test(target) && !/^\/wps\/control(?![^/?])/.test(target);
}
