import { launchLanguage, vendorIcon, vendorRules } from './vendor-rules';

test.each([
  ['JDB', 'ID', 'EN'],
  ['AE', 'ID', 'EN'],
  ['DG', 'ID', 'EN'],
  ['PT', 'ID', 'ID'],
  ['JDB', 'TH', 'TH'],
  ['NOVA', 'ID', 'ID'],
])('starts %s in the language %s as %s [LCH-34]', (vendor, language, expected) => {
  expect(launchLanguage(vendor, language)).toBe(expected);
});

test.each([
  ['BTI', 'TCG'],
  ['TCG_SEA', 'TCG'],
  ['PT', 'PT'],
])('draws %s with the icon %s [LCH-35]', (vendor, icon) => {
  expect(vendorIcon(vendor)).toBe(icon);
});

test('keeps a rule for each of the eight vendors known to be special [LCH-33]', () => {
  expect(Object.keys(vendorRules)).toEqual(['PT', 'PTSS', 'DG', 'GPI', 'ALB', 'BBIN', 'JDB', 'AE']);
});
