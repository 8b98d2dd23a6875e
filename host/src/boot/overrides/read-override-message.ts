import type { Composition, OverrideMessage } from '@atrium/contract';
import * as v from 'valibot';

/**
 * Checks a message from the wire. A build is read as the page's composition with that build as its only remote.
 * @param schema passed in, not imported: sharing its module would add bytes to the host's first file on every page
 * @throws when it does not match the contract.
 */
export function readOverrideMessage(
  text: string,
  composition: Composition,
  schema: v.GenericSchema<Composition>,
): OverrideMessage {
  const { kind, ...rest } = v.parse(OverrideMessageSchema, JSON.parse(text));
  if (kind === 'none') return { kind };
  if (kind === 'problem') return { kind, text: String(rest.text) };
  const [release] = v.parse(schema, { ...composition, remotes: [rest.release] }).remotes;
  if (!release) throw new TypeError('a build without a release');
  return { kind, release };
}

const OverrideMessageSchema = v.object({
  kind: v.picklist(['build', 'problem', 'none']),
  text: v.optional(v.string()),
  release: v.optional(v.unknown()),
});
