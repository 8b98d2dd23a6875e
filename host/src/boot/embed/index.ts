import { removeTraces } from './own-traces';
import { openPortal } from './open-portal';

removeTraces();

/** The one name a page gets: `atrium.open(options)`. Also exported, for pages that import. */
export const atrium = { open: openPortal };

Object.assign(globalThis, { atrium });
