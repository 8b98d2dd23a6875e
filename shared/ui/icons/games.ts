import type { IconShape } from './icon';

/* The eight categories of the menu bar. */
export const liveIcon: IconShape =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm0-6v6m0 6v6m-9-9h6m6 0h6';
export const sportsIcon: IconShape =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5 3.8 2.8-1.5 4.4H9.7l-1.5-4.4L12 8Zm0-5v5m8.6 1.6-4.8 1.2m1.5 8.4-3-4m-7.6 4 3-4M3.4 9.6l4.8 1.2';
export const fishIcon: IconShape = 'M3 12c3-5 9-6.5 14-2l4-3c-.8 3.3-.8 6.7 0 10l-4-3c-5 4.5-11 3-14-2Zm4.5-1v.01';
export const pvpIcon: IconShape =
  'M5 7h8a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 13 21H5a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5 7Zm4 3.8 2 3.2-2 3.2L7 14l2-3.2ZM8.5 4l.3-.4a1.5 1.5 0 0 1 1.8-.6l8.7 2.2a1.5 1.5 0 0 1 1.1 1.8l-2.3 9.6';
export const esportsIcon: IconShape =
  'M7.5 7h9a5 5 0 0 1 4.9 6l-.7 3.6a2.4 2.4 0 0 1-4.2 1L14.5 15h-5l-2 2.6a2.4 2.4 0 0 1-4.2-1L2.6 13A5 5 0 0 1 7.5 7ZM8 9.5v3M6.5 11h3m5.5-.8v.01m2 1.8v.01';
export const rngIcon: IconShape =
  'M4.5 5h12A1.5 1.5 0 0 1 18 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-12A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5ZM3 9h15M3 15h15M8 9v6m5-6v6m5-2h1.5a1.5 1.5 0 0 0 1.5-1.5V7m0-2v.01';
export const lottIcon: IconShape = 'M9 3.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM8 7.7l1.3-.7v5m6.2-1.6a5 5 0 1 1-4.6 6.6';
export const elottIcon: IconShape =
  'M3.5 7h17v3.2a1.8 1.8 0 0 0 0 3.6V17h-17v-3.2a1.8 1.8 0 0 0 0-3.6V7Zm6 0v10m4-6.5h3m-3 3h3';
