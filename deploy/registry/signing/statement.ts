import type { ReleaseManifest } from '@atrium/contract';
import type { Channel, ChannelSet } from '../channels/channel';
import { toStored } from '../channels/stored-canary';
import { canonicalJson } from '../releases/canonical-json';

/**
 * What is signed of a release: the hash of every file with its name, and all else the manifest says, so that neither a
 * file nor the descriptor, the entry or the version can be exchanged.
 */
export function statementOf(manifest: ReleaseManifest): Buffer {
  return Buffer.from(`atrium release\n${canonicalJson(manifest)}`);
}

/** What is signed of a channel: all of it, with the remote, the environment and the revision it is for. */
export function statementOfChannel(channel: Channel): Buffer {
  return Buffer.from(`atrium channel\n${canonicalJson(toStored(channel))}`);
}

/** What is signed of all channels of an environment: which row of each counts, and the epoch. */
export function statementOfSet(set: ChannelSet): Buffer {
  return Buffer.from(`atrium channel set\n${canonicalJson(set)}`);
}
