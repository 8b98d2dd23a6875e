import type { Attack } from './attack';
import { missingFiles } from './attacks/missing-files';

/** Every attack, in the order of the points they show. One file each in `attacks/`. */
export const attacks: Attack[] = [missingFiles];
