/** The named cookie of a request. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/** An HttpOnly cookie sent only to the portal's calls. A lifetime of 0 seconds deletes it. */
export function writeCookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=/wps; HttpOnly; SameSite=Lax`;
}
