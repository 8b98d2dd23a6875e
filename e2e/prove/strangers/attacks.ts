import type { Attack } from './attack';
import { hashingFlood } from './attacks/hashing-flood';
import { missingFiles } from './attacks/missing-files';
import { spelledNumbers } from './attacks/spelled-numbers';

/** Every attack, in the order of the points they show. One file each in `attacks/`. */
export const attacks: Attack[] = [missingFiles, spelledNumbers, hashingFlood(8), hashingFlood(32)];
