import type { PlaceParams } from '@atrium/contract';

/** Instant lotteries have a list of their own, in every call that names a prize mode. */
export type PrizeMode = 'Lott' | 'Elott';

/** The menu group of the instant lotteries. */
export const instantGroup = 'ELOTT';

/**
 * Prize mode of lottery calls: instant below the menu group ELOTT, ordinary elsewhere.
 * @param named prize mode of an address that names another group
 */
export function prizeModeOf(menuGroup: string, named = ''): PrizeMode {
  return menuGroup === instantGroup || named === 'Elott' ? 'Elott' : 'Lott';
}

/** Keeps the prize mode in the address of a game or lobby. */
export function prizeModeParams(prizeMode: PrizeMode): PlaceParams {
  return prizeMode === 'Elott' ? { lottoGameGroup: instantGroup } : {};
}

/** Selects a group in the lobby of the prize mode. */
export function groupParams(lottoGameGroup: string, prizeMode: PrizeMode): PlaceParams {
  return { lottoGameGroup, ...(prizeMode === 'Elott' && { prizeMode }) };
}
