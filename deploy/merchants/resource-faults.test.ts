import { demoMerchants } from './demo/demo-merchants';
import { resourceFaults } from './resource-faults';

type Resources = Parameters<typeof resourceFaults>[0]['resources'];

const faultsOf = (...resources: Resources) => resourceFaults({ resources });

test('each resource is what its type says [API-09]', () => {
  expect(
    faultsOf(
      { resourceType: 'QQ', url: 'https://im.qq.com/', qrCodeUrl: '/res/qq.svg' },
      { resourceType: 'WECHAT', qrCodeUrl: 'https://codes.example/we' },
      { resourceType: 'ZALO', url: 'https://zalo.me/1' },
      { resourceType: 'SpeedTest', url: '/speedTest' },
      { resourceType: 'IOS', url: 'https://apps.example/portal', qrCodeUrl: '/res/ios.png?v=2' },
      { resourceType: 'Android', url: '/files/portal.apk' },
      { resourceType: 'H5', url: '/' },
    ),
  ).toEqual([]);
});

test.each([
  [{ resourceType: 'SpeedTest', url: '/wps/system/test/ping' }, /page of the speed test/],
  [{ resourceType: 'SpeedTest', url: '/speedTest', qrCodeUrl: '/res/a.svg' }, /has no code/],
  [{ resourceType: 'IOS', url: '/download' }, /leads to the page that shows its code/],
  [{ resourceType: 'Android', url: '/download?system=android' }, /leads to the page that shows its code/],
  [{ resourceType: 'IOS', qrCodeUrl: '/download?system=ios' }, /has a page as its code/],
  [{ resourceType: 'QQ', url: '/help' }, /https address of the contact/],
] as const)('refuses %j', (resource, fault) => {
  expect(faultsOf(resource)).toEqual([expect.stringMatching(fault)]);
});

test('the demo merchants have none', () => {
  for (const merchant of demoMerchants) expect(resourceFaults(merchant as never)).toEqual([]);
});
