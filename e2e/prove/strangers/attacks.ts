import type { Attack } from './attack';
import { claimedPrivileges } from './attacks/claimed-privileges';
import { crossedSessions } from './attacks/crossed-sessions';
import { drippingBodies } from './attacks/dripping-bodies';
import { forgedAddresses } from './attacks/forged-addresses';
import { forgedHosts } from './attacks/forged-hosts';
import { foreignDocuments } from './attacks/foreign-documents';
import { hashingFlood } from './attacks/hashing-flood';
import { largeUploads } from './attacks/large-uploads';
import { madeUpFailures } from './attacks/made-up-failures';
import { madeUpLabels } from './attacks/made-up-labels';
import { missingFiles } from './attacks/missing-files';
import { overrideStreams } from './attacks/override-streams';
import { partsCrossed } from './attacks/parts-crossed';
import { playAfterSession } from './attacks/play-after-session';
import { publishedDocuments } from './attacks/published-documents';
import { replacedFunctions } from './attacks/replaced-functions';
import { spelledNumbers } from './attacks/spelled-numbers';

/** Every attack, in the order of the points they show. One file each in `attacks/`. */
export const attacks: Attack[] = [
  publishedDocuments,
  missingFiles,
  crossedSessions,
  foreignDocuments,
  forgedAddresses,
  madeUpFailures,
  spelledNumbers,
  hashingFlood(8),
  hashingFlood(32),
  madeUpLabels,
  largeUploads,
  overrideStreams,
  drippingBodies,
  partsCrossed,
  playAfterSession,
  forgedHosts,
  claimedPrivileges,
  replacedFunctions,
];
