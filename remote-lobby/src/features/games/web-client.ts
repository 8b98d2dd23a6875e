/** Client fields of list calls. */
export const webClient = { clientType: 'web', platform: 'W' } as const;
