import { appCodes } from './app-codes';

const origin = 'https://aurora.example.test';

it.each([
  ['/download?from=code', { address: `${origin}/download?from=code` }],
  ['https://apps.example.test/atrium', { address: 'https://apps.example.test/atrium' }],
  ['/pictures/ios.png?v=2', { picture: '/pictures/ios.png?v=2' }],
  ['https://cdn.example.test/ios.SVG', { picture: 'https://cdn.example.test/ios.SVG' }],
  ['data:image/png;base64,aGk=', { picture: 'data:image/png;base64,aGk=' }],
])('takes %s for %j', (qrCodeUrl, shows) => {
  expect(appCodes([{ type: 'IOS', qrCodeUrl }], origin)).toEqual([{ type: 'IOS', system: 'iOS', shows }]);
});

it('leaves out what has no code, and codes of others than apps', () => {
  const resources = [
    { type: 'Android' as const, url: '/download' },
    { type: 'WECHAT' as const, qrCodeUrl: '/friend' },
  ];
  expect(appCodes(resources, origin)).toEqual([]);
});
