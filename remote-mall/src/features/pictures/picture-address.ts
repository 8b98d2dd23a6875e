import type { Settings } from '@atrium/contract';

/**
 * Resolves a picture of the back end: an address stays, a path is below the merchant's folder on the asset host.
 * `undefined` for drawings (`art:…`) and empty sources.
 */
export function pictureAddress(
  source: string,
  { imageBase, merchant }: Pick<Settings, 'imageBase' | 'merchant'>,
): string | undefined {
  if (source === '' || source.startsWith('art:')) return undefined;
  if (/^https?:\/\//.test(source)) return source;
  return `${imageBase.replace(/\/$/, '')}/${merchant.code}/${source.replace(/^\//, '')}`;
}
