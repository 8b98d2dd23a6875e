import { inLanguage, type LanguageCode } from '@atrium/contract';
import CN from '../../locales/CN.json';
import EN from '../../locales/EN.json';
import ES from '../../locales/ES.json';
import HK from '../../locales/HK.json';
import ID from '../../locales/ID.json';
import JA from '../../locales/JA.json';
import KO from '../../locales/KO.json';
import TA from '../../locales/TA.json';
import TH from '../../locales/TH.json';
import TW from '../../locales/TW.json';
import VI from '../../locales/VI.json';

/** The button's texts; property by property, so that the scripts contain no other text. */
const texts: Record<LanguageCode, { title: string; keys: string }> = {
  CN: { title: CN['mini.title'], keys: CN['mini.keys'] },
  EN: { title: EN['mini.title'], keys: EN['mini.keys'] },
  ES: { title: ES['mini.title'], keys: ES['mini.keys'] },
  HK: { title: HK['mini.title'], keys: HK['mini.keys'] },
  ID: { title: ID['mini.title'], keys: ID['mini.keys'] },
  JA: { title: JA['mini.title'], keys: JA['mini.keys'] },
  KO: { title: KO['mini.title'], keys: KO['mini.keys'] },
  TA: { title: TA['mini.title'], keys: TA['mini.keys'] },
  TH: { title: TH['mini.title'], keys: TH['mini.keys'] },
  TW: { title: TW['mini.title'], keys: TW['mini.keys'] },
  VI: { title: VI['mini.title'], keys: VI['mini.keys'] },
};

/** In the language of a page's `lang`, or else in English. */
export function scriptTexts(lang: string): { title: string; keys: string } {
  const tag = lang.toLowerCase();
  return inLanguage(texts, tags.find(([, beginning]) => tag.startsWith(beginning))?.[0] ?? 'EN');
}

/** The longer beginnings first. */
const tags: readonly [code: LanguageCode, beginning: string][] = [
  ['HK', 'zh-hant-hk'],
  ['HK', 'zh-hk'],
  ['TW', 'zh-hant'],
  ['TW', 'zh-tw'],
  ['CN', 'zh'],
  ['ES', 'es'],
  ['ID', 'id'],
  ['JA', 'ja'],
  ['KO', 'ko'],
  ['TA', 'ta'],
  ['TH', 'th'],
  ['VI', 'vi'],
];
