import type { KnownPlace as PlaceName } from '@atrium/contract';

/** Places that the host itself opens; each may be absent. */
export const home = 'lobby.home@1' satisfies PlaceName;
export const signIn = 'auth.sign-in@1' satisfies PlaceName;
export const search = 'lobby.search@1' satisfies PlaceName;
export const promotions = 'lobby.promotions@1' satisfies PlaceName;
export const register = 'auth.register@1' satisfies PlaceName;

export const forgotPassword = 'auth.forgot-password@1' satisfies PlaceName;

/** Start of the fragment in a mailed link to the form for a new password. */
export const mailedLink = '#reset=';

/** Pages that make no sense for a signed-in person, who is redirected (RTE-13). */
export const visitorPlaces: readonly string[] = [signIn, register, forgotPassword];
