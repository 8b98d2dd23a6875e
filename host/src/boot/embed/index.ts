import { removeTraces } from './own-traces';
import { openPortal } from './open-portal';

removeTraces();

/** The one global name in the page: `atrium.open(options)`. Also exported, for pages that import. */
export const atrium = { open: openPortal };

Object.assign(globalThis, { atrium });
