/** Where whoever had to change their password arrives: home, at the address of the specification. */
export const landing = '/index';
