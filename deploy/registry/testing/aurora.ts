import type { Asking } from '../retention/servable-files';

/** A merchant whose pages ask for files. */
export const aurora: Asking = { code: 'aurora', remotes: ['lobby', 'mall', 'member'] };
