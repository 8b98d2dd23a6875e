/** Characters that a path may contain unescaped (RFC 3986, 3.3), without `;`, at which some back ends cut the path. */
const segment = /^(?:[A-Za-z0-9\-._~!$&'()*+,=:@]|%[0-9A-Fa-f]{2})+$/;

/** Characters that would change the meaning of a path if a reader decodes it once more. */
// eslint-disable-next-line no-control-regex -- searches for control characters
const misleading = /[/\\?#;\u0000-\u001f\u007f]|%[0-9A-Fa-f]{2}/;

/** Printable ASCII; browsers escape everything else. */
const query = /^[\u0021-\u0022\u0024-\u007e]*$/;

/** npm requests scoped packages with an escaped slash. They are served here and never forwarded. */
const scopedPackage = /^\/registry\/packages\/@[a-z0-9-]+%2[fF][a-z0-9-]+$/;

/**
 * Returns the canonical form of a request target for routing and forwarding; undefined for a target that two readers
 * could interpret differently. Refused are: anything but a path (`*`, `http://…`, `//host`), empty and dot segments in
 * any disguise (`..;`, `%2e`, `..%20`, full-width dots), parameters (`;`), escapes of characters that need none or that
 * have a special meaning (`%2F`, `%5C`, `%3B`, `%252e`), invalid UTF-8, control characters, fragments, and `%00` in the
 * query. Only the case of escapes is changed: `%e8` becomes `%E8`.
 */
export function canonicalTarget(target: string): string | undefined {
  const [, path = '', rest = ''] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];
  if (!query.test(rest) || /%00/.test(rest)) return undefined;
  if (path === '/' || scopedPackage.test(target)) return target;
  if (!path.startsWith('/')) return undefined;
  const segments = path.slice(1).split('/');
  // a trailing slash is common and unambiguous
  if (segments.at(-1) === '') segments.pop();
  if (!segments.every(isPlain)) return undefined;
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase()) + rest;
}

function isPlain(given: string): boolean {
  if (!segment.test(given)) return false;
  if (hidesPlain(given)) return false;
  const decoded = decode(given);
  if (decoded === undefined) return false;
  // some readers normalize look-alikes to `.`, `/` and `\`
  return [decoded, decoded.normalize('NFKC')].every((text) => !misleading.test(text) && !/^[.\s]+$/.test(text));
}

/** Whether a letter, a digit or one of `-._~` is escaped: that is never necessary, so it hides something. */
function hidesPlain(given: string): boolean {
  return [...given.matchAll(/%[0-9A-Fa-f]{2}/g)].some(([escape]) =>
    /[A-Za-z0-9\-._~]/.test(String.fromCharCode(parseInt(escape.slice(1), 16))),
  );
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
