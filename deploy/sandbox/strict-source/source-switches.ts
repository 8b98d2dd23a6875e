import { ownSwitches } from '@atrium/api';
import { switchKeys } from '../../merchants/switches';

/** Every switch that a source text names, in section 6 of the first and of the second text. */
export const sourceSwitches: ReadonlySet<string> = new Set(
  switchKeys.filter((key) => !Object.hasOwn(ownSwitches, key)),
);
