import { linksAt, supportPosition } from './support-position';
import { supportTarget } from './support-target';

test.each([
  ['popup', 'window'],
  ['window', 'window'],
  ['tab', 'tab'],
  ['newTab', 'tab'],
  ['_blank', 'tab'],
  ['BLANK', 'tab'],
  ['embed', 'page'],
  ['iframe', 'page'],
  ['_self', 'page'],
  ['constructor', 'window'],
  ['7', 'window'],
  ['', 'window'],
  [undefined, 'window'],
] as const)('the target %p opens a %s [CSV-09]', (target, kind) => {
  expect(supportTarget(target)).toBe(kind);
});

test.each([
  ['menu', 'menu'],
  ['header', 'menu'],
  ['rightBar', 'right-bar'],
  ['right-bar', 'right-bar'],
  ['FLOAT', 'right-bar'],
  ['side', 'right-bar'],
  ['home', 'menu'],
  ['toString', 'menu'],
  ['', 'menu'],
  [undefined, 'menu'],
] as const)('the position %p is the %s [CSV-10]', (csPosition, position) => {
  expect(supportPosition(csPosition)).toBe(position);
});

test('each place opens the entries of its position first, and type changes nothing [CSV-10]', () => {
  const beside = { title: 'Beside', path: '/a', csPosition: 'rightBar', type: '1' };
  const menu = { title: 'Menu', path: '/b', csPosition: 'menu', type: '2' };
  const unknown = { title: 'Unknown', path: '/c', csPosition: 'corner' };
  expect(linksAt([beside, menu, unknown], 'menu')).toEqual([menu, unknown, beside]);
  expect(linksAt([unknown, menu, beside], 'right-bar')).toEqual([beside, unknown, menu]);
});
