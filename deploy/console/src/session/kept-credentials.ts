import * as v from 'valibot';
import type { Credentials } from '../registry/ask';

const place = 'atrium.console.credentials';
const Kept = v.object({ token: v.string(), actor: v.optional(v.string()) });

/** Reads this tab's credentials, if it is signed in. */
export function keptCredentials(): Credentials | undefined {
  try {
    const read = v.safeParse(Kept, JSON.parse(sessionStorage.getItem(place) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Stores credentials until the tab is closed. Without storage, a reload asks for the token again. */
export function keepCredentials(credentials: Credentials): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(credentials));
  } catch {
    // see above
  }
}

export function forgetCredentials(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // nothing was stored
  }
}
