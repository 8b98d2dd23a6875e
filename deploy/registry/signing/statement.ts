import type { ReleaseManifest } from '@atrium/contract';
import type { Channel, ChannelSet } from '../channels/channel';
import { toStored } from '../channels/stored-canary';
import { canonicalJson } from '../releases/canonical-json';

/**
 * The signed statement of a release: its whole manifest, with the name and hash of every file, so that neither a file
 * nor the descriptor, the entry or the version can be exchanged.
 */
export function statementOf(manifest: ReleaseManifest): Buffer {
  return Buffer.from(`atrium release\n${canonicalJson(manifest)}`);
}

/** The signed statement of a channel: all of it, with its remote, environment and revision. */
export function statementOfChannel(channel: Channel): Buffer {
  return Buffer.from(`atrium channel\n${canonicalJson(toStored(channel))}`);
}

/** The signed statement of a channel set: the signature of each valid row, and the epoch. */
export function statementOfSet(set: ChannelSet): Buffer {
  return Buffer.from(`atrium channel set\n${canonicalJson(set)}`);
}
