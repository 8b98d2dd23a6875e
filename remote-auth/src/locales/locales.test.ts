import CN from './CN.json';
import EN from './EN.json';
import JA from './JA.json';
import TH from './TH.json';
import TW from './TW.json';
import VI from './VI.json';

const languages: Record<string, Record<string, string>> = { CN, TW, JA, VI, TH };
const valuesIn = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(Object.entries(languages))('the texts in %s', (_code, texts) => {
  it('are as many as in English, none empty', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(EN).sort());
    expect(Object.values(texts).filter((text) => !text.trim())).toEqual([]);
  });

  it('name the same values', () => {
    for (const [key, text] of Object.entries(EN))
      expect([key, valuesIn(texts[key] ?? '')]).toEqual([key, valuesIn(text)]);
  });
});
