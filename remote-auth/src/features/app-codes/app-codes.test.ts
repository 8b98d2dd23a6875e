import { appCodes } from './app-codes';

const origin = 'https://aurora.example.test';

it.each([
  ['/download?from=code', { address: `${origin}/download?from=code` }],
  ['https://apps.example.test/atrium', { address: 'https://apps.example.test/atrium' }],
  ['/pictures/ios.png?v=2', { picture: '/pictures/ios.png?v=2' }],
  ['https://cdn.example.test/ios.SVG', { picture: 'https://cdn.example.test/ios.SVG' }],
  ['data:image/png;base64,aGk=', { picture: 'data:image/png;base64,aGk=' }],
])('reads %s as %j', (qrCodeUrl, shows) => {
  expect(appCodes([{ type: 'IOS', qrCodeUrl }], origin)).toEqual([{ type: 'IOS', system: 'iOS', shows }]);
});

it.each(['http://', 'javascript:alert(1)', 'tel:+6620000000'])(
  'ignores %s, which is not a web address',
  (qrCodeUrl) => {
    const whole = { type: 'Android' as const, qrCodeUrl: '/download' };
    expect(appCodes([{ type: 'IOS', qrCodeUrl }, whole], origin).map(({ type }) => type)).toEqual(['Android']);
  },
);

it('ignores resources without a code and resources that are not apps', () => {
  const resources = [
    { type: 'Android' as const, url: '/download' },
    { type: 'WECHAT' as const, qrCodeUrl: '/friend' },
  ];
  expect(appCodes(resources, origin)).toEqual([]);
});
