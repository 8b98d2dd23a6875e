import { inLanguage } from './in-language';
import { languageTag } from './language-tag';
import { languages, type LanguageCode } from './languages';

const rows = Object.entries(languages);

test('each language has a canonical tag and a name of its own [LNG-02]', () => {
  for (const [, { tag }] of rows) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(new Set(rows.map(([, { tag }]) => tag)).size).toBe(rows.length);
  expect(new Set(rows.map(([, { name }]) => name)).size).toBe(rows.length);
});

test('Chinese tags name the script', () => {
  const scripts = rows.map(([, { tag }]) => new Intl.Locale(tag)).filter(({ language }) => language === 'zh');
  expect(scripts.map(({ script }) => script)).toEqual(['Hans', 'Hant', 'Hant']);
});

test.each([
  ['EN', 'en'],
  ['CN', 'zh-Hans'],
  ['TW', 'zh-Hant-TW'],
  ['RU', 'ru'],
  ['TH', 'th'],
  ['VI', 'vi'],
  ['JA', 'ja'],
  ['PT', 'pt'],
  ['ES', 'es'],
  ['AR', 'ar'],
  ['XX', 'en'],
])('the tag of %s is %s [LNG-05]', (code, tag) => expect(languageTag(code)).toBe(tag));

test('an unknown code, also one that every object inherits, gets the text in EN', () => {
  const texts = Object.fromEntries(rows.map(([code]) => [code, `text in ${code}`])) as Record<LanguageCode, string>;
  expect(['TH', 'XX', 'constructor'].map((code) => inLanguage(texts, code))).toEqual([
    'text in TH',
    'text in EN',
    'text in EN',
  ]);
});
