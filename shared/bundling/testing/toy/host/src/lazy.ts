export const said = 'lazy chunk of the host';
