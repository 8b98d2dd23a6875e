import { inertPolicy } from './inert-policy';

/** For every answer that is no page: taken for what it says it is, and inert when it is opened by its own address. */
export const inertHeaders = { 'content-security-policy': inertPolicy, 'x-content-type-options': 'nosniff' } as const;
