import { socialStart } from '@atrium/api';
import type { Host } from '@atrium/contract';
import * as v from 'valibot';

const key = 'atrium.auth.social';

/** What a person had with them when they left for the provider. */
const BaggageSchema = v.object({
  next: v.optional(v.string()),
  affiliateCode: v.optional(v.string()),
  referralCode: v.optional(v.string()),
});

export type Baggage = v.InferOutput<typeof BaggageSchema>;

/** Leaves for the provider. The person comes back to the sign-in page; from a popup, to where they were after that. */
export async function leaveForProvider(
  { api, navigation }: Pick<Host, 'api' | 'navigation'>,
  { location, sessionStorage }: Pick<Window, 'location' | 'sessionStorage'> = window,
): Promise<void> {
  const { params } = navigation.current.get();
  const next = navigation.standing === 'over' ? location.pathname + location.search : params.next;
  const { affiliateCode, referralCode } = params;
  const { url } = await api.call(socialStart, { channel: 'GOOGLE', origin: location.origin });
  sessionStorage.setItem(key, JSON.stringify({ next, affiliateCode, referralCode }));
  location.assign(url);
}

/** What was put aside on leaving, once; absent where nobody left from this tab. */
export function takeBaggage({ sessionStorage }: Pick<Window, 'sessionStorage'> = window): Baggage | undefined {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), BaggageSchema), sessionStorage.getItem(key));
  sessionStorage.removeItem(key);
  return kept.success ? kept.output : undefined;
}
