import { supportAddress } from './support-address';

describe('customer service address', () => {
  it.each([
    ['https://help.example.test/chat', 'https://help.example.test/chat'],
    ['/help', '/help'],
    [' http://help.example.test ', 'http://help.example.test'],
    ['/', '/'],
    ['javascript:alert(1)', undefined],
    ['javascript:alert("https://help.example.test")', undefined],
    ['https://help.example.test/a b', undefined],
    ['https://', undefined],
    ['/help me', undefined],
    ['help/', undefined],
    ['/\\elsewhere.example.test', undefined],
    ['//elsewhere.example.test', undefined],
    ['c2VhbGVkcGF0aA==12345678', undefined],
  ])('for %s is %s', (path, address) => {
    expect(supportAddress([{ title: 'Online', path }])).toBe(address);
  });

  it('is the first one that is safe to link', () => {
    const entries = [
      { title: 'Sealed', path: 'c2VhbGVk' },
      { title: 'Chat', path: '/help' },
    ];
    expect(supportAddress(entries)).toBe('/help');
  });
});
