import { sessionLogout } from '@atrium/api';
import { catalogue } from '@atrium/api/catalogue';

const granting = new Set(catalogue.filter(({ grants }) => grants === 'session').map(({ path }) => path.toLowerCase()));

/** Whether the answer to this request target may contain the token of a new session, however its path is spelled. */
export function grantsSession(target: string): boolean {
  return granting.has(comparable(target));
}

/** Whether this request target ends the caller's session. */
export function endsSession(target: string): boolean {
  return comparable(target) === sessionLogout.path;
}

/** Ignores escapes, case, parameters and repeated slashes, because a back end may do so. */
function comparable(target: string): string {
  const path = (target.split('?', 1)[0] ?? '').replaceAll(/;[^/]*/g, '');
  return decode(path)
    .toLowerCase()
    .replaceAll(/;[^/]*/g, '')
    .replaceAll(/\/+/g, '/')
    .replace(/\/$/, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
