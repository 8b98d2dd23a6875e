import * as v from 'valibot';
import type { Credentials } from '../registry/ask';

const place = 'atrium.console.credentials';
const Kept = v.object({ token: v.string(), actor: v.optional(v.string()) });

/** What this tab was signed in with, if it still is. */
export function keptCredentials(): Credentials | undefined {
  try {
    const read = v.safeParse(Kept, JSON.parse(sessionStorage.getItem(place) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps them until the tab is closed. Where storage is closed to us, a reload asks for the token again. */
export function keepCredentials(credentials: Credentials): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(credentials));
  } catch {
    // told above
  }
}

export function forgetCredentials(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // nothing was kept
  }
}
