import { supportAddress } from './support-address';

test.each([
  [' https://help.example.test/chat ', 'https://help.example.test/chat'],
  ['http://help.example.test', 'http://help.example.test'],
  ['/help', `${window.location.origin}/help`],
  ['/', `${window.location.origin}/`],
  ['javascript:alert("https://help.example.test")', undefined],
  ['https://help.example.test/a b', undefined],
  ['https://', undefined],
  ['//elsewhere.example.test', undefined],
  ['/\\elsewhere.example.test', undefined],
  ['/help me', undefined],
  ['help/', undefined],
])('the address %j of customer service opens %p', (path, address) => {
  expect(supportAddress([{ title: 'Online', path }])).toBe(address);
});
