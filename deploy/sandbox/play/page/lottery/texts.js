/** @import { LotteryTextKey } from './texts/en.js' */
/** @typedef {(key: LotteryTextKey, values?: Record<string, string | number>) => string} SayLottery */
import { texts as english } from './texts/en.js';

/** @type {Record<string, () => Promise<{ texts: Record<LotteryTextKey, string> }>>} */
const others = {
  CN: () => import('./texts/cn.js'),
  ES: () => import('./texts/es.js'),
  HK: () => import('./texts/hk.js'),
  ID: () => import('./texts/id.js'),
  JA: () => import('./texts/ja.js'),
  KO: () => import('./texts/ko.js'),
  TA: () => import('./texts/ta.js'),
  TH: () => import('./texts/th.js'),
  TW: () => import('./texts/tw.js'),
  VI: () => import('./texts/vi.js'),
};

/**
 * Texts of the betting page in one language, with English as the fallback.
 * @param {string} language code of the portal
 * @returns {Promise<SayLottery>}
 */
export async function lotteryTextsFor(language) {
  const { texts } = (await others[language]?.().catch(() => undefined)) ?? { texts: english };
  return (key, values = {}) => texts[key].replace(/\{\{(\w+)\}\}/g, (whole, name) => String(values[name] ?? whole));
}
