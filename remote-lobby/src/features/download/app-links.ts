import { isCodePicture } from '@atrium/api';
import type { Resource } from '@atrium/contract';

/** Systems in the order of the page; the mobile site is named in each language. */
const systems = { IOS: 'iOS', Android: 'Android', H5: undefined } as const;

export type AppSystem = keyof typeof systems;

/** The app of one system, or the mobile site. */
export interface AppLink {
  type: AppSystem;
  system: (typeof systems)[AppSystem];
  /** The address behind the code. */
  address: string;
  /** A ready-made picture of the code; without one it is drawn from the address. */
  picture: string | undefined;
}

/** What the merchant offers to install. A resource without a web address has nothing to open, and is left out. */
export function appLinks(resources: readonly Resource[], origin: string): AppLink[] {
  return (Object.keys(systems) as AppSystem[]).flatMap((type): AppLink[] => {
    const { url, qrCodeUrl } = resources.find((resource) => resource.type === type && resource.url) ?? {};
    const address = webAddress(url, origin);
    if (address === undefined) return [];
    const picture = qrCodeUrl && isCodePicture(qrCodeUrl) ? qrCodeUrl : undefined;
    return [{ type, system: systems[type], address, picture }];
  });
}

function webAddress(text: string | undefined, origin: string): string | undefined {
  const address = text && URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined;
}
