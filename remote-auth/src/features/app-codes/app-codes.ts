import type { Resource } from '@atrium/contract';

/** Systems an app is for, by the resource that names it; `undefined` is the site for phones, which has a name in each language. */
const systems = { IOS: 'iOS', Android: 'Android', H5: undefined } as const;

type System = keyof typeof systems;

export interface AppCode {
  type: System;
  system: string | undefined;
  /** A picture of a code that is drawn already, or the address one is to be drawn of. */
  shows: { picture: string } | { address: string };
}

const picture = /^data:image\/|\.(svg|png|jpe?g|gif|webp|avif)([?#]|$)/i;

/** The codes by which a phone gets the merchant's app, in the order of the settings. Other resources have other codes. */
export function appCodes(resources: readonly Resource[], origin: string): AppCode[] {
  return resources.flatMap(({ type, qrCodeUrl }): AppCode[] => {
    if (!qrCodeUrl || !isSystem(type)) return [];
    if (picture.test(qrCodeUrl)) return [{ type, system: systems[type], shows: { picture: qrCodeUrl } }];
    const address = webAddress(qrCodeUrl, origin);
    return address ? [{ type, system: systems[type], shows: { address } }] : [];
  });
}

/** A slip in the settings costs its code and nothing else; a phone is led to the web alone. */
function webAddress(text: string, origin: string): string | undefined {
  const address = URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined;
}

function isSystem(type: Resource['type']): type is System {
  return type in systems;
}
