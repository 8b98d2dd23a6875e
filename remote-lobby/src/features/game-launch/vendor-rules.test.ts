import { launchLanguage, vendorRules } from './vendor-rules';

test.each([
  ['JDB', 'ID', 'EN'],
  ['AE', 'ID', 'EN'],
  ['DG', 'ID', 'EN'],
  ['PT', 'ID', 'ID'],
  ['JDB', 'TH', 'TH'],
  ['NOVA', 'ID', 'ID'],
])('launches %s in language %s as %s [LCH-34]', (vendor, language, expected) => {
  expect(launchLanguage(vendor, language)).toBe(expected);
});

test('has a rule for each of the eight special vendors [LCH-33]', () => {
  expect(Object.keys(vendorRules)).toEqual(['PT', 'PTSS', 'DG', 'GPI', 'ALB', 'BBIN', 'JDB', 'AE']);
});
