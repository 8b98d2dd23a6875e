import type { Settings } from '@atrium/contract';

/**
 * Where a picture of the back end lies: an address is taken as it is, a path lies below the asset host in a folder of
 * the merchant's. `undefined` for what is drawn here (`art:…`) and for nothing at all.
 */
export function pictureAddress(
  source: string,
  { imageBase, merchant }: Pick<Settings, 'imageBase' | 'merchant'>,
): string | undefined {
  if (source === '' || source.startsWith('art:')) return undefined;
  if (/^https?:\/\//.test(source)) return source;
  return `${imageBase.replace(/\/$/, '')}/${merchant.code}/${source.replace(/^\//, '')}`;
}
