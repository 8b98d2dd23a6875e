import { contrastRatio } from '../tokens/contrast';
import { themes } from '../tokens';
import { readableColors } from './readable-colors';

const colors = ['#c9a227', '#fff', '#000000', '#757575', '#123', '#00f', 'rgb(250, 240, 10)', 'rgb(20, 30, 160)'];
const hex = (written: string) =>
  `#${(written.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

test.each(colors)('%s is readable on every surface of every theme [BAL-06]', (color) => {
  const { onLight, onDark } = readableColors(color) ?? { onLight: '', onDark: '' };
  for (const { scheme, color: surfaces } of Object.values(themes))
    for (const surface of [surfaces.page, surfaces.bar, surfaces.card, surfaces.raised])
      expect(contrastRatio(hex(scheme === 'light' ? onLight : onDark), surface)).toBeGreaterThanOrEqual(4.5);
});

test('a colour that is readable as it is stays the same', () => {
  expect(readableColors('#c9a227')?.onDark).toBe('rgb(201 162 39)');
  expect(readableColors('#123')?.onLight).toBe('rgb(17 34 51)');
});

test.each(['gold', '#12345', 'url(#fff)', 'rgba(1, 2, 3, 0.1)', ''])('%j is no colour that is understood', (color) => {
  expect(readableColors(color)).toBeUndefined();
});
