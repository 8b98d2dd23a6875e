import type { KeyedStorage } from '../../storage/open-storage';

/** A random address, the same one for the rest of the session; none means the same origin. */
export function pickOnce(
  session: KeyedStorage,
  name: string,
  addresses: readonly string[],
  random: () => number,
): string {
  const key = `atrium.${name}`;
  const kept = session.getItem(key);
  if (kept !== null && addresses.includes(kept)) return kept;
  const picked = addresses[Math.floor(random() * addresses.length)] ?? '';
  if (picked) session.setItem(key, picked);
  return picked;
}
