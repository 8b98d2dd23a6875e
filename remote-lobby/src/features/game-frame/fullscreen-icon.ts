/** Four corners, as path data for a 24 by 24 box. */
export const fullscreenIcon = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
