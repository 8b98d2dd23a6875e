import type { IconShape } from './icon';

/* States. */
export const bellIcon: IconShape = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5Zm4 4a2.2 2.2 0 0 0 4 0';
export const infoIcon: IconShape = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5.5m0-8.7v.01';
export const successIcon: IconShape = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-4 9.3 2.7 2.7L16 9.5';
export const warningIcon: IconShape = 'M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.3v.01';
export const errorIcon: IconShape = 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3L8.3 3ZM12 8v5m0 3v.01';
export const hotIcon: IconShape =
  'M12 3c.5 3-3.5 5-4.8 8.2C5.5 15.5 8 21 12 21s6.6-4.5 5.3-8.5c-.5-1.5-1.3-2.5-2.3-3.5 0 1.5-.5 2.5-1.5 3C14 9 13.5 5 12 3Z';
