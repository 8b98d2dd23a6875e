import { miniGameScripts, promoUiScript } from '@atrium/api';

/** Stand-alone scripts that pages of the portal load themselves, by their addresses in the source. */
const pageScripts: Readonly<Record<string, string>> = { [promoUiScript]: 'promo-ui' };

/** Stand-alone scripts of remotes by their addresses in the source, also those for pages that are not the portal's. */
export const sourceScripts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(miniGameScripts).map(([edition, address]) => [address, `mini-game-${edition}`])),
  ...pageScripts,
};

/** Whether a file of a release is this stand-alone script. */
export function isScriptFile(name: string, script: string): boolean {
  return name.startsWith(`script-${script}.`) && /^[0-9a-f]+\.js$/.test(name.slice(`script-${script}.`.length));
}

/** The address in the source of a file that pages of the portal load there; undefined for all other files. */
export function pageScriptAddress(name: string): string | undefined {
  return Object.entries(pageScripts).find(([, script]) => isScriptFile(name, script))?.[0];
}
