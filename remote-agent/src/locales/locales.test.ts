import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '@atrium/contract';

const languages = ['CN', 'EN', 'JA', 'TH', 'TW', 'VI'];
const textsOf = (language: string) => JSON.parse(readFileSync(join(__dirname, `${language}.json`), 'utf8')) as Texts;
const EN = textsOf('EN');

test('there are texts in exactly six languages', () => {
  expect(readdirSync(__dirname).filter((file) => file.endsWith('.json'))).toEqual(
    languages.map((code) => `${code}.json`),
  );
});

test.each(languages)('%s says everything that English says, with the same values', (language) => {
  const texts = textsOf(language);

  expect(Object.keys(texts)).toEqual(Object.keys(EN));
  for (const [key, text] of Object.entries(texts)) {
    expect([key, text.trim()]).not.toEqual([key, '']);
    expect([key, valuesIn(text)]).toEqual([key, valuesIn(EN[key] ?? '')]);
  }
});

test.each(languages.filter((language) => language !== 'EN'))('%s is not English left untranslated', (language) => {
  const texts = textsOf(language);

  const same = Object.keys(EN).filter((key) => texts[key] === EN[key]);

  expect(same).toEqual([]);
});

function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();
}
