/**
 * Every kind of file a release may contain, with the media type it is served as; no other type is ever sent.
 * SVG and HTML are excluded on purpose: at their own address they are documents of the portal's origin.
 */
export const releaseFileTypes = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
} as const;

/** The media type of a release's file by its extension; undefined when releases have no such files. */
export function releaseFileType(name: string): string | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(releaseFileTypes, extension)
    ? releaseFileTypes[extension as keyof typeof releaseFileTypes]
    : undefined;
}
