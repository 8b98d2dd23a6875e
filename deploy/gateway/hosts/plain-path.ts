/**
 * Whether a request's target, as it came over the wire, is a path that means the same to everybody who reads it: no
 * dot segments, backslashes or control characters, not even behind one or two layers of escapes.
 */
export function isPlainPath(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//')) return false;
  let path = target.split('?', 1)[0] ?? '';
  for (let layer = 0; layer < 3; layer += 1) {
    if (isTricky(path)) return false;
    const decoded = decode(path);
    // What is no escape at the first layer is a broken address; deeper down it is a percent sign.
    if (decoded === undefined) return layer > 0;
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

function isTricky(path: string): boolean {
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  return /[\\\u0000-\u001f\u007f]/.test(path) || path.split('/').some((segment) => segment === '.' || segment === '..');
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
