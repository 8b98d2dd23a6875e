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
  return resources.flatMap(({ type, qrCodeUrl }) => {
    if (!qrCodeUrl || !isSystem(type)) return [];
    const shows = picture.test(qrCodeUrl) ? { picture: qrCodeUrl } : { address: new URL(qrCodeUrl, origin).href };
    return [{ type, system: systems[type], shows }];
  });
}

function isSystem(type: Resource['type']): type is System {
  return type in systems;
}
