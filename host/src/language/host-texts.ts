import type { Texts } from '@atrium/contract';

/** The host's own texts, one chunk a language. The gateway preloads the page's. */
const sources: Record<string, () => Promise<{ default: Texts }>> = {
  CN: () => import(/* webpackChunkName: "text-CN" */ './locales/CN.json'),
  TW: () => import(/* webpackChunkName: "text-TW" */ './locales/TW.json'),
  HK: () => import(/* webpackChunkName: "text-HK" */ './locales/HK.json'),
  EN: () => import(/* webpackChunkName: "text-EN" */ './locales/EN.json'),
  JA: () => import(/* webpackChunkName: "text-JA" */ './locales/JA.json'),
  KO: () => import(/* webpackChunkName: "text-KO" */ './locales/KO.json'),
  ID: () => import(/* webpackChunkName: "text-ID" */ './locales/ID.json'),
  ES: () => import(/* webpackChunkName: "text-ES" */ './locales/ES.json'),
  VI: () => import(/* webpackChunkName: "text-VI" */ './locales/VI.json'),
  TA: () => import(/* webpackChunkName: "text-TA" */ './locales/TA.json'),
  TH: () => import(/* webpackChunkName: "text-TH" */ './locales/TH.json'),
};

/** Texts in one language, `undefined` when there are none in it. */
export async function loadHostTexts(code: string): Promise<Texts | undefined> {
  return (await sources[code]?.())?.default;
}
