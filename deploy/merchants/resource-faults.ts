import { isCodePicture } from '@atrium/api';
import type { Merchant } from './merchant';

type Resource = Merchant['resources'][number];

/** Resources with an address that their type does not allow. */
export function resourceFaults({ resources }: Pick<Merchant, 'resources'>): string[] {
  return resources.flatMap(({ resourceType, url, qrCodeUrl }) =>
    [pageFault({ resourceType, url }), pictureFault({ resourceType, qrCodeUrl })].flatMap((fault) =>
      fault === undefined ? [] : [`resources: ${resourceType} ${fault}`],
    ),
  );
}

function pageFault({ resourceType, url }: Pick<Resource, 'resourceType' | 'url'>): string | undefined {
  if (url === undefined) return undefined;
  const path = url.startsWith('/') ? url.replace(/[?#].*$/, '') : undefined;
  switch (resourceType) {
    case 'SpeedTest':
      return path !== undefined && /^\/(wps|lgw|res)(\/|$)/.test(path)
        ? 'leads to a call of the back end. Its url is the page of the speed test: /speedTest or a page of your own.'
        : undefined;
    case 'IOS':
    case 'Android':
    case 'H5':
      return path === '/download'
        ? 'leads to the page that shows its code. Its url is what a phone opens: the app, its store page or the mobile site.'
        : undefined;
    case 'QQ':
    case 'WECHAT':
    case 'ZALO':
      return path === undefined
        ? undefined
        : 'leads to a page of the portal. Its url is the https address of the contact.';
  }
}

function pictureFault({ resourceType, qrCodeUrl }: Pick<Resource, 'resourceType' | 'qrCodeUrl'>): string | undefined {
  if (qrCodeUrl === undefined) return undefined;
  if (resourceType === 'SpeedTest') return 'has no code. Remove its qrCodeUrl.';
  if (qrCodeUrl.startsWith('/') && !isCodePicture(qrCodeUrl))
    return 'has a page as its code. Its qrCodeUrl is a picture, such as /res/code.svg; without one the code is drawn from url.';
  return undefined;
}
