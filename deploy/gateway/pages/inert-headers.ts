import { inertPolicy } from './inert-policy';

/** Headers of answers that are not pages: no sniffing, and inert when opened directly. */
export const inertHeaders = { 'content-security-policy': inertPolicy, 'x-content-type-options': 'nosniff' } as const;
