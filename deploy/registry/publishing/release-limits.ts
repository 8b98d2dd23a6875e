import type { ReleaseManifest } from '@atrium/contract';

const mebibyte = 1024 * 1024;

/**
 * Size limits of a release. The largest today is the host: 36 files, 1.4 MiB in total, the largest 0.5 MiB. The limits
 * are about ten times that.
 */
export const releaseLimits = { files: 300, fileBytes: 4 * mebibyte, bytes: 16 * mebibyte };

/** Bytes of an upload: all files in base64, and 1 MiB for the manifest. */
export const uploadLimit = Math.ceil((releaseLimits.bytes * 4) / 3) + mebibyte;

/** Lists the size limits that a release exceeds, a sentence each. */
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
          `its files have ${inMebibytes(total)} in total, and those of a release at most ${inMebibytes(releaseLimits.bytes)}`,
        ]
      : []),
  ];
}

export function inMebibytes(bytes: number): string {
  return `${Number((bytes / mebibyte).toFixed(1))} MiB`;
}
