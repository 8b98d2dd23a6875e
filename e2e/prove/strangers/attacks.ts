import type { Attack } from './attack';
import { forgedAddresses } from './attacks/forged-addresses';
import { forgedHosts } from './attacks/forged-hosts';
import { hashingFlood } from './attacks/hashing-flood';
import { madeUpFailures } from './attacks/made-up-failures';
import { madeUpLabels } from './attacks/made-up-labels';
import { missingFiles } from './attacks/missing-files';
import { partsCrossed } from './attacks/parts-crossed';
import { spelledNumbers } from './attacks/spelled-numbers';

/** Every attack, in the order of the points they show. One file each in `attacks/`. */
export const attacks: Attack[] = [
  missingFiles,
  forgedAddresses,
  madeUpFailures,
  spelledNumbers,
  hashingFlood(8),
  hashingFlood(32),
  madeUpLabels,
  partsCrossed,
  forgedHosts,
];
