import * as v from 'valibot';

/** A remote's short name: `auth`, `lobby`. Also its folder (`remote-auth`) and its address (`/r/auth/`). */
export const RemoteNameSchema = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z0-9-]{1,30}$/,
    'a remote is named in lower case letters, digits and dashes, starting with a letter',
  ),
);

/** Name of a remote's federation container; prefixed so that no element or global can have the same name. */
export function containerName(remote: string): string {
  return `atrium_${remote.replaceAll('-', '_')}`;
}

/** `lobby.home@1`: owner or topic, subject, and major version. */
export type VersionedName = `${string}@${number}`;

export const VersionedNameSchema: v.GenericSchema<VersionedName> = v.custom<VersionedName>(
  (input) => typeof input === 'string' && /^[a-z][a-z0-9-]*(\.[a-z][a-zA-Z0-9-]*)*@\d{1,3}$/.test(input),
  'a name in dotted lower case with its major version, such as game.launch@1',
);

/** A key of the remote's own texts (`src/locales/<LANGUAGE>.json`). */
export type TextKey = string;
export const TextKeySchema = v.pipe(v.string(), v.regex(/^[\w./-]{1,80}$/, 'not a text key'));
