import type { Merchant } from './merchant';
import type { SwitchKey } from './switches';

/** Pages that exist by a merchant's switches. */
interface SwitchedPages {
  addresses: readonly string[];
  /** One of these switches is on. */
  on: readonly SwitchKey[];
  /** This switch is off. */
  off?: SwitchKey;
}

/** The conditions of the places of the portal's own remotes. */
const switchedPages: readonly SwitchedPages[] = [
  { addresses: ['/trial'], on: ['FREEPLAY3'] },
  { addresses: ['/mini-game'], on: ['LOTTMINIGAME3', 'SEALOTTMINIGAME3'] },
  { addresses: ['/pointMall', '/member/pointMall'], on: ['POINTSYSTEM'] },
  { addresses: ['/member/wallets'], on: ['MYWALL'] },
  { addresses: ['/member/deposit'], on: ['DEPOSIT'], off: 'CREDITMAR3' },
  { addresses: ['/member/withdraw'], on: ['WITHDRAW'], off: 'CREDITMAR3' },
  { addresses: ['/member/rewards'], on: ['REWCEN3'] },
  { addresses: ['/member/messages'], on: ['MAILCEN'] },
  { addresses: ['/agent', '/agentHome'], on: ['AGEPAG'] },
];

/** Links of a configuration to pages that its own switches turn off. */
export function switchedPageFaults(merchant: Merchant): string[] {
  return linksOf(merchant).flatMap(([place, address]) => {
    const path = pathOf(address);
    const pages = path === undefined ? undefined : switchedPages.find(({ addresses }) => addresses.some(isAt(path)));
    if (path === undefined || !pages) return [];
    const { on, off } = pages;
    const names = on.map((key) => `switches.${key}`).join(' or ');
    if (!on.some((key) => merchant.switches[key]))
      return [`${place}: ${path} is off without a switch. Set ${names} to true, or choose another page.`];
    if (off !== undefined && merchant.switches[off])
      return [`${place}: ${path} is off by a switch. Set switches.${off} to false, or choose another page.`];
    return [];
  });
}

/** The path of an address in the portal, without query and last slash; undefined for an address elsewhere. */
export function pathOf(address: string | undefined): string | undefined {
  return address?.startsWith('/') ? address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1') : undefined;
}

const isAt = (path: string) => (address: string) => path === address || path.startsWith(`${address}/`);

/** Every address of a configuration that people follow, with its location. */
function linksOf({ pages, customerService, resources }: Merchant): [place: string, address: string | undefined][] {
  return [
    ['pages.next', pages.next],
    ['pages.afterSignOut', pages.afterSignOut],
    ...customerService.map(({ path }, index): [string, string] => [`customerService.${index}.path`, path]),
    ...resources.map(({ url }, index): [string, string | undefined] => [`resources.${index}.url`, url]),
  ];
}
