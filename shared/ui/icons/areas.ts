import type { IconShape } from './icon';

/* Parts of the portal a person goes to. */
export const homeIcon: IconShape = 'm4 11.5 8-7 8 7M6 10v9.5h4.5V15h3v4.5H18V10';
export const agentIcon: IconShape =
  'M9 5a3.25 3.25 0 1 0 0 6.5A3.25 3.25 0 0 0 9 5ZM3 19.5v-.8A4.7 4.7 0 0 1 7.7 14h2.6a4.7 4.7 0 0 1 4.7 4.7v.8M15.5 5.3a3.2 3.2 0 0 1 0 6m1.5 3a4.6 4.6 0 0 1 4 4.5v.7';
export const customerServiceIcon: IconShape =
  'M4 14v-2a8 8 0 0 1 16 0v2M4 14.5A1.5 1.5 0 0 1 5.5 13H7v6H5.5A1.5 1.5 0 0 1 4 17.5v-3Zm16 0a1.5 1.5 0 0 0-1.5-1.5H17v6h1.5m1.5-4.5v3a4 4 0 0 1-4 4h-3';
export const mailIcon: IconShape =
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5Zm-1 2L12 13l8.5-5.5';
export const walletIcon: IconShape =
  'M18 8V6a1.5 1.5 0 0 0-1.5-1.5H5a2 2 0 0 0-2 2v11A2.5 2.5 0 0 0 5.5 20h13.5a1.5 1.5 0 0 0 1.5-1.5v-9A1.5 1.5 0 0 0 19 8H5a2 2 0 0 1-2-1.5M16.5 14v.01';
export const userIcon: IconShape = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20a7.5 6 0 0 1 15 0';
export const phoneIcon: IconShape =
  'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3Zm3 15h2';
export const recordIcon: IconShape = 'M6 3h12v18l-3-2-3 2-3-2-3 2V3Zm3 5h6m-6 4h6';
export const shieldIcon: IconShape =
  'M12 3 5 5.5V11c0 4.5 2.8 8 7 10 4.2-2 7-5.5 7-10V5.5L12 3Zm-3 8.5 2.2 2.2 4.3-4.2';
export const depositIcon: IconShape = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5v8m-4-4h8';
export const withdrawIcon: IconShape = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-3 12 6-6m-5 0h5v5';
export const giftIcon: IconShape =
  'M4 12h16v8H4v-8ZM3 8h18v4H3V8Zm9 0v12M12 8s-1.2-4-3.5-4S6.2 8 12 8Zm0 0s1.2-4 3.5-4 2.3 4-3.5 4Z';
export const promotionsIcon: IconShape = 'M4 10v4h3l8 4.5v-13L7 10H4Zm14-1a4 4 0 0 1 0 6M8 14.5l1 5h2.5l-1-4';
export const speedIcon: IconShape = 'M4.8 18.5a9 9 0 1 1 14.4 0M12 14.5l4-5.5m-4 5.5v.01';
export const helpIcon: IconShape =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.3 9.3a2.7 2.7 0 1 1 3.9 2.5c-.8.4-1.2.9-1.2 1.9m0 2.8v.01';
export const wechatIcon: IconShape =
  'M9.5 4C5.9 4 3 6.4 3 9.4c0 1.7.9 3.2 2.4 4.2L5 15.5l2.2-1.1M15.3 10c-3.1 0-5.7 2.1-5.7 4.7s2.6 4.7 5.7 4.7c.7 0 1.3-.1 1.9-.3l1.9 1-.4-1.8c1.4-.9 2.3-2.2 2.3-3.6 0-2.6-2.6-4.7-5.7-4.7ZM15.6 8C14.9 5.7 12.4 4 9.5 4m-2 4.3v.01m4-.01v.01m2 5v.01m3.6-.01v.01';
export const qqIcon: IconShape =
  'M12 3C9 3 7 5.3 7 8.5c0 .6-.1 1.2-.4 1.8-1.1 2-2.1 3.7-1.8 5.7.1.6 1 .3 1.9-1 .3 1.4 1 2.5 2 3.3-1 .4-1.7 1-1.7 1.7h10c0-.7-.7-1.3-1.7-1.7 1-.8 1.7-1.9 2-3.3.9 1.3 1.8 1.6 1.9 1 .3-2-.7-3.7-1.8-5.7-.3-.6-.4-1.2-.4-1.8C17 5.3 15 3 12 3Zm-4.8 8c3 1.3 6.6 1.3 9.6 0m-6.5-3.8V8m3.4-.8V8';
export const zaloIcon: IconShape =
  'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v10a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 3.5V17h-2A1.5 1.5 0 0 1 4 15.5v-10A1.5 1.5 0 0 1 5.5 4Zm4 3.5h5l-5 6h5';
export const keyIcon: IconShape = 'M8 11a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm3.2 1.3L20 3.5M16 7.5l3 3m-6 0 2 2';
export const deviceIcon: IconShape = 'M5 5h14v10H5V5ZM2.5 19h19M10 15v4m4-4v4';
