import type { ReleaseManifest } from '@atrium/contract';

const mebibyte = 1024 * 1024;

/**
 * What a release may weigh. The largest today is the host: 36 files of 1.4 MiB together, the largest 0.5 MiB; this is
 * about ten times that, and a browser would not wait for more.
 */
export const releaseLimits = { files: 300, fileBytes: 4 * mebibyte, bytes: 16 * mebibyte };

/** Bytes of an upload: all files in base64, and a mebibyte for the manifest. */
export const uploadLimit = Math.ceil((releaseLimits.bytes * 4) / 3) + mebibyte;

/** In what a release is too large, a sentence each. */
export function faultsOfSize({ files }: ReleaseManifest): string[] {
  const named = Object.entries(files);
  const total = named.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  return [
    ...(named.length > releaseLimits.files
      ? [`it has ${named.length} files, and a release has at most ${releaseLimits.files}`]
      : []),
    ...named
      .filter(([, { bytes }]) => bytes > releaseLimits.fileBytes)
      .map(
        ([name, { bytes }]) =>
          `${name} has ${inMebibytes(bytes)}, and a file at most ${inMebibytes(releaseLimits.fileBytes)}`,
      ),
    ...(total > releaseLimits.bytes
      ? [
          `its files have ${inMebibytes(total)} together, and those of a release at most ${inMebibytes(releaseLimits.bytes)}`,
        ]
      : []),
  ];
}

export function inMebibytes(bytes: number): string {
  return `${Number((bytes / mebibyte).toFixed(1))} MiB`;
}
