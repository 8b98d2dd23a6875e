import * as v from 'valibot';
import { DescriptorSchema, type Descriptor } from '../remote/descriptor';
import { IntegritySchema } from './release-file';
import { releaseFileTypes } from './release-file-types';

/** One file of a release. */
export interface ReleaseFile {
  /** `sha256-` and the base64 hash of the bytes as served uncompressed. */
  integrity: string;
  /** Size uncompressed. */
  bytes: number;
  /**
   * Media type, which `releaseFileType` derives from the name; files are served as that type, whatever is written here.
   */
  type: string;
}

/**
 * The content of `dist/release.json`: one immutable release of the host or of a remote.
 * File names carry their content's hash, so a file shared by two releases is stored and cached once.
 */
export interface ReleaseManifest {
  format: 1;
  /** `host`, or the remote's name. */
  remote: string;
  /** Version of the workspace's package. */
  version: string;
  /** Hash of the manifest without this field, 20 hexadecimal digits: the same source gives the same id. */
  id: string;
  /** The file that starts it. */
  entry: string;
  files: Record<string, ReleaseFile>;
  /** Files of the exposed `./remote` besides the entry; for the host, those its entry cannot start without. */
  expose: string[];
  /** Files a view needs besides entry and expose. */
  views: Record<string, string[]>;
  /** File of a language's texts. */
  texts: Record<string, string>;
  /** Texts that the descriptor's contributions name, per language. */
  titles: Record<string, Record<string, string>>;
  /** Null for the host. */
  descriptor: Descriptor | null;
  /** Version of the contract a host implements; absent in remotes, which declare a range in their descriptor. */
  contract?: string;
  /** Shared modules: the versions of a host, the ranges of a remote. */
  shared?: Record<string, string>;
}

const FileNameSchema = v.pipe(
  v.string(),
  v.regex(
    new RegExp(String.raw`^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.(${Object.keys(releaseFileTypes).join('|')})$`),
    `a release contains only files with names that end in ${Object.keys(releaseFileTypes).join(', ')}`,
  ),
);

const VersionSchema = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/));

export const ReleaseManifestSchema: v.GenericSchema<ReleaseManifest> = v.strictObject({
  format: v.literal(1),
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  version: VersionSchema,
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/)),
  entry: FileNameSchema,
  files: v.record(
    FileNameSchema,
    v.strictObject({
      integrity: IntegritySchema,
      bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
      type: v.string(),
    }),
  ),
  expose: v.array(FileNameSchema),
  views: v.record(v.string(), v.array(FileNameSchema)),
  texts: v.record(v.string(), FileNameSchema),
  titles: v.record(v.string(), v.record(v.string(), v.string())),
  descriptor: v.nullable(DescriptorSchema),
  contract: v.optional(VersionSchema),
  shared: v.optional(v.record(v.string(), v.pipe(v.string(), v.regex(/^[\^~]?\d+\.\d+\.\d+$/)))),
});
