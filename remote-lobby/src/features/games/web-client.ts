/** How the web client names itself in the calls for lists. */
export const webClient = { clientType: 'web', platform: 'W' } as const;
