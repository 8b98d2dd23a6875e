import type { IconShape } from './icon';

/* What a person does. */
export const signOutIcon: IconShape = 'M10 4H5.5A1.5 1.5 0 0 0 4 5.5v13A1.5 1.5 0 0 0 5.5 20H10m5-4 4-4-4-4m4 4H9.5';
export const menuIcon: IconShape = 'M4 7h16M4 12h16M4 17h16';
export const closeIcon: IconShape = 'm6 6 12 12M18 6 6 18';
export const checkIcon: IconShape = 'm5 12.5 4.5 4.5L19 7.5';
export const searchIcon: IconShape = 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20';
export const heartIcon: IconShape =
  'M12 20s-8-4.7-8-10.5A4.5 4.5 0 0 1 12 6.8a4.5 4.5 0 0 1 8 2.7C20 15.3 12 20 12 20Z';
export const playIcon: IconShape = 'M8 5.5v13l11-6.5L8 5.5Z';
export const pauseIcon: IconShape = 'M9 6v12m6-12v12';
export const demoIcon: IconShape = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-2 5.5v7l6-3.5-6-3.5Z';
export const globeIcon: IconShape =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.5 12h17M12 3c2.5 2.5 3.5 5.5 3.5 9s-1 6.5-3.5 9c-2.5-2.5-3.5-5.5-3.5-9S9.5 5.5 12 3Z';
export const refreshIcon: IconShape =
  'M20 4.5V10h-5.5M4 19.5V14h5.5m9.8-4A8 8 0 0 0 5.5 7.5m-.8 6.5a8 8 0 0 0 13.8 2.5';
export const eyeIcon: IconShape =
  'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12Zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z';
export const eyeOffIcon: IconShape =
  'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12Zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4 4l16 16';
export const lockIcon: IconShape =
  'M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-6A1.5 1.5 0 0 1 6.5 11ZM8 11V8a4 4 0 0 1 8 0v3';
export const downloadIcon: IconShape =
  'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4 16v2.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V16';
export const backIcon: IconShape = 'M20 12H5m6-6-6 6 6 6';
export const externalIcon: IconShape =
  'M10 5H5.5A1.5 1.5 0 0 0 4 6.5v12A1.5 1.5 0 0 0 5.5 20h12a1.5 1.5 0 0 0 1.5-1.5V14M14 4h6v6m0-6-9 9';
export const arrowUpIcon: IconShape = 'M12 20V5m-6 6 6-6 6 6';
export const chevronUpIcon: IconShape = 'm6 14.5 6-6 6 6';
export const chevronDownIcon: IconShape = 'm6 9.5 6 6 6-6';
export const chevronLeftIcon: IconShape = 'm14.5 6-6 6 6 6';
export const chevronRightIcon: IconShape = 'm9.5 6 6 6-6 6';
export const calendarIcon: IconShape =
  'M5.5 6h13A1.5 1.5 0 0 1 20 7.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6ZM4 10.5h16M8 3.5V8m8-4.5V8';
