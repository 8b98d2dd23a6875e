import { offeredLanguages } from './offered-languages';

const merchant = (...codes: string[]) => codes.map((code) => ({ code, name: `in ${code}` }));

test('the sign-in area offers its six languages in its order, of a merchant that has all [LNG-03]', () => {
  const offered = offeredLanguages(merchant('TH', 'HK', 'VI', 'KO', 'CN', 'TW', 'ID', 'EN', 'ES', 'TA', 'JA'));
  expect(offered.map(({ code }) => code)).toEqual(['CN', 'TW', 'JA', 'EN', 'TH', 'VI']);
});

test("and those alone that are the merchant's too, by the names the merchant has for them", () => {
  expect(offeredLanguages(merchant('KO', 'EN', 'TA', 'CN'))).toEqual(merchant('CN', 'EN'));
  expect(offeredLanguages(merchant('KO'))).toEqual([]);
});
