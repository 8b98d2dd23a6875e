/**
 * Prefix of back ends' cookies in the browser, so that a back end neither receives nor overwrites other cookies of the
 * origin: its `session` is stored as `backend.session` and sent back as `session`.
 */
const prefix = 'backend.';

/** Maximum of cookies per answer, and of characters per cookie. */
const mostCookies = 20;
const longestCookie = 4096;

/** Paths for which a back end receives its cookies. */
const backendPaths = ['/wps', '/lgw'];

/** Returns the `Cookie` header for a back end, with only its own cookies. */
export function cookiesForBackend(header: string | undefined): string | undefined {
  const own = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length));
  return own.length > 0 ? own.join('; ') : undefined;
}

/**
 * Converts a back end's `Set-Cookie` values: without `Domain`, with `HttpOnly`, with `SameSite` at least `Lax`, and
 * only for back-end paths. A cookie for the whole site is set for each of these paths.
 */
export function cookiesForBrowser(header: string | string[] | undefined, secure: boolean): string[] {
  return [header ?? []]
    .flat()
    .slice(0, mostCookies)
    .flatMap((cookie) => confined(cookie, secure));
}

function confined(cookie: string, secure: boolean): string[] {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  // RFC 6265, 4.1.1
  if (
    cookie.length > longestCookie ||
    !/^[\w!#$%&'*+.^`|~-]+=[\u0021\u0023-\u002b\u002d-\u003a\u003c-\u005b\u005d-\u007e"]*$/.test(pair)
  )
    return [];
  const given = new Map(
    attributes.map((attribute): [string, string] => {
      const [name = '', ...value] = attribute.split('=');
      return [name.toLowerCase(), value.join('=').trim()];
    }),
  );
  const age = given.get('max-age') ?? '';
  const expires = given.get('expires') ?? '';
  const kept = [
    ...(/^-?\d{1,10}$/.test(age) ? [`Max-Age=${age}`] : []),
    ...(/^[\w ,:-]{1,40}$/.test(expires) ? [`Expires=${expires}`] : []),
    'HttpOnly',
    ...(secure || given.has('secure') ? ['Secure'] : []),
    given.get('samesite')?.toLowerCase() === 'strict' ? 'SameSite=Strict' : 'SameSite=Lax',
  ];
  return pathsOf(given.get('path')).map((path) => [`${prefix}${pair}`, `Path=${path}`, ...kept].join('; '));
}

function pathsOf(given = '/'): string[] {
  if (!given.startsWith('/') || given === '/') return backendPaths;
  const below = backendPaths.some((path) => given === path || given.startsWith(`${path}/`));
  return below && /^[\w/.-]+$/.test(given) ? [given] : [];
}
