/**
 * A back end's cookies live under names of their own in the browser, so that it neither receives nor overwrites any
 * other cookie of the origin: what it sets as `session` is kept as `backend.session` and comes back as `session`.
 */
const prefix = 'backend.';

/** Cookies of one answer, and characters of one cookie, that are passed on. */
const mostCookies = 20;
const longestCookie = 4096;

/** Paths on which a back end may be sent its cookies. */
const backendPaths = ['/wps', '/lgw'];

/** The `Cookie` header a back end gets: its own cookies alone. */
export function cookiesForBackend(header: string | undefined): string | undefined {
  const own = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length));
  return own.length > 0 ? own.join('; ') : undefined;
}

/**
 * What becomes of a back end's `Set-Cookie`: no `Domain`, `HttpOnly`, `SameSite` at least `Lax`, sent with a back end's
 * calls only. A cookie for the whole site is set for each path that belongs to back ends.
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
