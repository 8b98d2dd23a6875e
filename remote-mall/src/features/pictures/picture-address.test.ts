import { pictureAddress } from './picture-address';

const settings = { imageBase: 'https://img.test/base/', merchant: { code: 'kestrel' } } as Parameters<
  typeof pictureAddress
>[1];

test.each([
  ['https://cdn.test/a.png', 'https://cdn.test/a.png'],
  ['http://cdn.test/a.png', 'http://cdn.test/a.png'],
  ['/mall/a.png', 'https://img.test/base/kestrel/mall/a.png'],
  ['mall/a.png', 'https://img.test/base/kestrel/mall/a.png'],
  ['x-https://a.png', 'https://img.test/base/kestrel/x-https://a.png'],
  ['art:lantern', undefined],
  ['', undefined],
])('the picture %s is at %s', (source, address) => {
  expect(pictureAddress(source, settings)).toBe(address);
});
