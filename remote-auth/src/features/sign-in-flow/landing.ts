/** Where the portal goes after a forced password change, as specified. */
export const landing = '/index';
