import { isCodePicture } from '@atrium/api';
import type { Resource } from '@atrium/contract';

/** Operating systems by resource type; `undefined` is the mobile site, which is named in each language. */
const systems = { IOS: 'iOS', Android: 'Android', H5: undefined } as const;

type System = keyof typeof systems;

export interface AppCode {
  type: System;
  system: string | undefined;
  /** A ready-made picture of the code, or the address to encode. */
  shows: { picture: string } | { address: string };
}

/** QR codes of the merchant's apps, in the order of the settings. Other resources are ignored. */
export function appCodes(resources: readonly Resource[], origin: string): AppCode[] {
  return resources.flatMap(({ type, qrCodeUrl }): AppCode[] => {
    if (!qrCodeUrl || !isSystem(type)) return [];
    if (isCodePicture(qrCodeUrl)) return [{ type, system: systems[type], shows: { picture: qrCodeUrl } }];
    const address = webAddress(qrCodeUrl, origin);
    return address ? [{ type, system: systems[type], shows: { address } }] : [];
  });
}

/** An invalid address drops only its own code; only web addresses are accepted. */
function webAddress(text: string, origin: string): string | undefined {
  const address = URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined;
}

function isSystem(type: Resource['type']): type is System {
  return type in systems;
}
