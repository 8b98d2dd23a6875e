import type { Texts } from '@atrium/contract';

/** The host's own texts, one chunk a language. The gateway preloads the page's. */
const sources: Record<string, () => Promise<{ default: Texts }>> = {
  CN: () => import(/* webpackChunkName: "texts-CN" */ './locales/CN.json'),
  TW: () => import(/* webpackChunkName: "texts-TW" */ './locales/TW.json'),
  EN: () => import(/* webpackChunkName: "texts-EN" */ './locales/EN.json'),
  JA: () => import(/* webpackChunkName: "texts-JA" */ './locales/JA.json'),
  VI: () => import(/* webpackChunkName: "texts-VI" */ './locales/VI.json'),
  TH: () => import(/* webpackChunkName: "texts-TH" */ './locales/TH.json'),
};

/** Texts in one language, `undefined` when there are none in it. */
export async function loadHostTexts(code: string): Promise<Texts | undefined> {
  return (await sources[code]?.())?.default;
}
