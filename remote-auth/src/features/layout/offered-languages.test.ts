import { offeredLanguages } from './offered-languages';

const merchant = (...codes: string[]) => codes.map((code) => ({ code, name: `in ${code}` }));

test('offers the six languages of sign-in in its order [LNG-03]', () => {
  const offered = offeredLanguages(merchant('TH', 'HK', 'VI', 'KO', 'CN', 'TW', 'ID', 'EN', 'ES', 'TA', 'JA'));
  expect(offered.map(({ code }) => code)).toEqual(['CN', 'TW', 'JA', 'EN', 'TH', 'VI']);
});

test("offers only the merchant's languages, with the merchant's names", () => {
  expect(offeredLanguages(merchant('KO', 'EN', 'TA', 'CN'))).toEqual(merchant('CN', 'EN'));
  expect(offeredLanguages(merchant('KO'))).toEqual([]);
});
