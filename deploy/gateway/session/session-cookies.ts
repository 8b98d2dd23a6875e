import { belongsTo, handleOf } from './handle';

/** Maximum bytes of a cookie's name and value; browsers silently drop a cookie above 4096. */
const longest = 3_800;
const plainName = 'atrium-session.';
const hostName = '__Host-atrium-session.';
/** Matches all names of session cookies, whatever the scheme. */
const reserved = /^(__(host|secure)-)?atrium-session\./i;

export class TokenTooLong extends Error {
  constructor(bytes: number) {
    super(
      `The back end's session token takes ${bytes} bytes as a cookie, and browsers store ${longest}: make it issue shorter tokens, ids instead of claims.`,
    );
  }
}

/** The session cookies of one request, by name; see docs/decisions/0048. */
export class SessionCookies {
  readonly #tokens = new Map<string, string>();
  /** The request's other cookies, for the back end; `undefined` when there are none. */
  readonly others: string | undefined;
  readonly #secure: boolean;

  constructor(header: string | undefined, { secure }: { secure: boolean }) {
    this.#secure = secure;
    const others: string[] = [];
    for (const cookie of (header ?? '').split(/; */)) {
      const [name = '', ...value] = cookie.trim().split('=');
      if (reserved.test(name)) {
        if (name.startsWith(this.#prefix)) this.#tokens.set(name, decode(value.join('=')));
      } else if (cookie.trim() !== '') others.push(cookie.trim());
    }
    this.others = others.length > 0 ? others.join('; ') : undefined;
  }

  /** Whether this browser has a session, for whatever handle. */
  get any(): boolean {
    return this.#tokens.size > 0;
  }

  /** The token of a handle, if this browser has it. */
  tokenOf(handle: string): string | undefined {
    const token = this.#tokens.get(this.#nameOf(handle));
    return token !== undefined && belongsTo(token, handle) ? token : undefined;
  }

  /**
   * Returns `Set-Cookie` values that store a token and clear all other sessions except `keep`. @throws `TokenTooLong`
   */
  grant(token: string, keep: string | undefined): string[] {
    const name = this.#nameOf(handleOf(token));
    const value = encodeURIComponent(token);
    const bytes = name.length + value.length;
    if (bytes > longest) throw new TokenTooLong(bytes);
    const staying = new Set([name, ...(keep === undefined ? [] : [this.#nameOf(keep)])]);
    const leaving = [...this.#tokens.keys()].filter((other) => !staying.has(other));
    return [...leaving.map((other) => this.#write(other, '', '; Max-Age=0')), this.#write(name, value)];
  }

  /** The `Set-Cookie` value that clears the session of a handle. */
  clear(handle: string): string {
    return this.#write(this.#nameOf(handle), '', '; Max-Age=0');
  }

  get #prefix(): string {
    return this.#secure ? hostName : plainName;
  }

  #nameOf(handle: string): string {
    return this.#prefix + handle.slice(3, 13);
  }

  #write(name: string, value: string, age = ''): string {
    return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${this.#secure ? '; Secure' : ''}${age}`;
  }
}

/** Whether a `Set-Cookie` value would set a session's cookie. */
export function isSessionCookie(setCookie: string): boolean {
  return reserved.test(setCookie.trimStart());
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
