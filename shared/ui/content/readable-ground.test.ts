import { readableGround } from './readable-ground';

test.each([
  ['#c9a227', '#000'],
  ['#FFF', '#000'],
  ['#757575', '#fff'],
  ['#767676', '#000'],
  ['#123', '#fff'],
  ['#0000ff', '#fff'],
  ['gold', undefined],
  ['#12345', undefined],
  ['url(#fff)', undefined],
])('text in %s is put on %s', (color, ground) => {
  expect(readableGround(color)).toBe(ground);
});
