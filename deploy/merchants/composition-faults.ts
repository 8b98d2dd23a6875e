import type { Merchant } from './merchant';
import { pathOf, switchedPageFaults } from './switched-pages';

/** Addresses of the portal's own remotes, by the first part of their path; the longest match counts. */
const addresses: Record<string, readonly string[]> = {
  auth: ['/login', '/register', '/forgot-password', '/change-password'],
  lobby: [
    ...['/', '/index', '/electron', '/rng', '/search', '/live', '/sports', '/fish', '/pvp', '/esports', '/elott'],
    // of the lottery remote where the merchant has it
    '/lott',
    ...['/seamless', '/trial', '/help', '/helpmc', '/promotion', '/notices', '/legal', '/lang', '/download'],
    '/speedTest',
  ],
  lottery: ['/lottery', '/lott', '/trend', '/vnLottery', '/seaLottery', '/mini-game'],
  mall: ['/pointMall', '/member/pointMall'],
  member: ['/member'],
  agent: ['/agent', '/agentHome'],
};

/** Sections of the home page, of the portal's own remotes. */
const homeSections: Record<string, readonly string[]> = {
  lobby: ['entrances', 'game-types', 'promotions', 'winners'],
  lottery: ['groups', 'trends'],
};

/** Switches of features that one remote shows. */
const features: Record<string, readonly string[]> = {
  mall: ['POINTSYSTEM'],
  member: ['DEPOSIT', 'WITHDRAW', 'MYWALL', 'INBOX3', 'REWCEN3', 'FEEDBACK3'],
  lottery: ['VNLOTT3', 'SEALOTT3', 'LONGDRAGON3'],
};

/** Who sends codes: the back end, or a sign-in service in the browser. */
const smsProviders = ['server', 'firebase', 'google'];
const csPositions = ['menu', 'header', 'rightBar', 'right', 'side', 'float'];
const csTargets = ['popup', 'window', 'tab', 'newTab', 'blank', 'embed', 'iframe', 'page', 'self'];

/** A configuration that is applied to another merchant than its own. */
export function codeFaults(merchant: Pick<Merchant, 'code'>, code: string): string[] {
  return merchant.code === code
    ? []
    : [`code: this is the configuration of ${merchant.code}. Apply it to ${merchant.code}.`];
}

/**
 * Parts of a whole configuration that do not fit each other: what a remote shows, without that remote; an address that
 * no remote has, or that a switch turns off. Single changes are not refused for this, so that a faulty remote can be
 * switched off at any time.
 */
export function compositionFaults(merchant: Merchant): string[] {
  return [
    ...sectionFaults(merchant),
    ...(['next', 'afterSignOut'] as const).flatMap((name) => pageFaults(merchant, name)),
    ...featureFaults(merchant),
    ...switchedPageFaults(merchant),
    ...wordFaults(merchant),
  ];
}

function sectionFaults({ home: { sections }, remotes }: Merchant): string[] {
  return sections.flatMap((section, index) => {
    const remote = remoteOf(section);
    if (sections.indexOf(section) < index) return [`home.sections: ${section} is listed twice. Remove one.`];
    if (!remotes.includes(remote)) return [`home.sections: ${section} ${without(remote)}, or remove the section.`];
    // a remote that the portal does not bring may have any section
    if (!Object.hasOwn(addresses, remote)) return [];
    const own = (homeSections[remote] ?? []).map((id) => `${remote}.${id}`);
    if (own.includes(section)) return [];
    const choice = own.length > 0 ? `Choose one of ${own.join(', ')}` : `${remote} has no sections there`;
    return [`home.sections: there is no ${section}. ${choice}, or remove it.`];
  });
}

function remoteOf(section: string): string {
  return section.replace(/\..*$/, '');
}

function pageFaults({ pages, remotes }: Merchant, name: 'next' | 'afterSignOut'): string[] {
  const path = pathOf(pages[name]);
  if (path === undefined) return [];
  const owners = ownersOf(path);
  const [owner] = owners;
  if (owner !== undefined)
    return owners.some((remote) => remotes.includes(remote))
      ? []
      : [`pages.${name}: ${path} ${without(owner)}, or choose another page.`];
  // a remote that the portal does not bring may have any address
  if (remotes.some((listed) => !Object.hasOwn(addresses, listed))) return [];
  return [`pages.${name}: no page has the address ${path}. Choose one such as /, /sports or /member/account.`];
}

/** The remotes with a page at an address; each of them is enough. */
function ownersOf(path: string): string[] {
  const owners = Object.entries(addresses).flatMap(([remote, own]) => own.map((address) => ({ remote, address })));
  const matching = owners.filter(
    ({ address }) => path === address || (address !== '/' && path.startsWith(`${address}/`)),
  );
  const longest = Math.max(...matching.map(({ address }) => address.length));
  return matching.filter(({ address }) => address.length === longest).map(({ remote }) => remote);
}

function featureFaults({ switches, remotes }: Merchant): string[] {
  return Object.entries(features)
    .filter(([remote]) => !remotes.includes(remote))
    .flatMap(([remote, keys]) =>
      keys
        .filter((key) => switches[key])
        .map((key) => `switches.${key}: is on and ${without(remote)}, or set the switch to false.`),
    );
}

function without(remote: string): string {
  return `belongs to the remote ${remote}, which is not in remotes. Add ${remote} to remotes`;
}

function wordFaults({ smsProvider, customerService }: Merchant): string[] {
  const fault = (place: string, value: string | undefined, known: readonly string[]) =>
    value === undefined || known.some((word) => plain(word) === plain(value))
      ? []
      : [`${place}: unknown "${value}". Choose one of ${known.join(', ')}.`];
  return [
    ...fault('smsProvider', smsProvider, smsProviders),
    ...customerService.flatMap(({ csPosition, target }, index) => [
      ...fault(`customerService.${index}.csPosition`, csPosition, csPositions),
      ...fault(`customerService.${index}.target`, target, csTargets),
    ]),
  ];
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[^a-z]/g, '');
}
