import { sameText, texts } from './texts';

test('parses a row in the order of the languages, separated by bars or by lines', () => {
  const row = '好 | 好 | 好 | Good | 良い | 좋음 | Baik | Bien | Tốt | நன்று | ดี';
  expect(texts(row)).toEqual(texts(`\n  ${row.replaceAll(' | ', '\n  ')}\n`));
  expect(texts(row)).toMatchObject({ HK: '好', EN: 'Good', KO: '좋음', ID: 'Baik', ES: 'Bien', TA: 'நன்று', TH: 'ดี' });
});

test.each(['好 | Good', '好 | 好 | 好 | Good | 良い | 좋음 |  | Bien | Tốt | நன்று | ดี'])('refuses %s', (row) => {
  expect(() => texts(row)).toThrow('Not a text in each language');
});

test('uses the same brand in every language', () => {
  expect(new Set(Object.values(sameText('Nova')))).toEqual(new Set(['Nova']));
  expect(Object.keys(sameText('Nova'))).toHaveLength(11);
});
