import { socialStart } from '@atrium/api';
import type { Host } from '@atrium/contract';
import * as v from 'valibot';

const key = 'atrium.auth.social';

/** State kept in this tab while the player is at the provider. */
const SocialContextSchema = v.object({ next: v.optional(v.string()) });

export type SocialContext = v.InferOutput<typeof SocialContextSchema>;

/** Opens the provider's page. The player returns to the sign-in page and, from a popup, then to the page below it. */
export async function redirectToProvider(
  { api, navigation }: Pick<Host, 'api' | 'navigation'>,
  { location, sessionStorage }: Pick<Window, 'location' | 'sessionStorage'> = window,
): Promise<void> {
  const { params } = navigation.current.get();
  const next = navigation.placement === 'over' ? location.pathname + location.search : params.next;
  const { url } = await api.call(socialStart, { channel: 'GOOGLE', origin: location.origin });
  sessionStorage.setItem(key, JSON.stringify({ next }));
  location.assign(url);
}

/** Removes and returns the stored state; absent unless this tab opened the provider. */
export function takeSocialContext({ sessionStorage }: Pick<Window, 'sessionStorage'> = window):
  SocialContext | undefined {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), SocialContextSchema), sessionStorage.getItem(key));
  sessionStorage.removeItem(key);
  return kept.success ? kept.output : undefined;
}
