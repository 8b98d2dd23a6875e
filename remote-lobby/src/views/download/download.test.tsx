import { evaluate, languageCodes, type Descriptor, type Fact, type Resource } from '@atrium/contract';
import { mountView, type MountedView } from '@atrium/contract/testing';
import { readQrCode } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import { appLinks } from '../../features/download/app-links';
import { hasIos17Hint } from '../../features/download/has-ios17-hint';
import { lobbyHost } from '../../testing/lobby-host';
import download from '.';

const { places = [], navItems = [] }: Descriptor = config;
const place = places.find(({ path }) => path === '/download');

const ios: Resource = { type: 'IOS', url: 'https://apps.test/ios', qrCodeUrl: '/res/ios.svg' };
const android: Resource = { type: 'Android', url: '/files/portal.apk' };
const site: Resource = { type: 'H5', url: 'https://m.test/', qrCodeUrl: 'https://m.test/scan' };

const loadTexts = async (code: string) =>
  ((await import(`../../locales/${code}.json`)) as { default: Record<string, string> }).default;

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());
const open = async (resources: Resource[]) => {
  mounted = await mountView(download, lobbyHost({ settings: { resources } }));
};

test('/download shows the codes of iOS, Android and H5, each with its address [DWN-01] [RTE-10]', async () => {
  expect(place).toMatchObject({ view: 'download' });
  await open([site, android, ios]);
  await screen.findByRole('heading', { level: 1, name: 'App download' });
  const codes = screen.getAllByRole('img', { name: /^QR code/ });
  expect(codes.map((code) => code.getAttribute('alt') ?? code.getAttribute('aria-label'))).toEqual(
    ['iOS', 'Android', 'Mobile site'].map((system) => `QR code for ${system}`),
  );
  expect(codes[0]?.getAttribute('src')).toBe('/res/ios.svg');
  expect(codes.slice(1).map(readQrCode)).toEqual([`${location.origin}/files/portal.apk`, 'https://m.test/']);
  expect(screen.getAllByRole('link', { name: 'Open the link' }).map((link) => link.getAttribute('href'))).toEqual([
    'https://apps.test/ios',
    `${location.origin}/files/portal.apk`,
    'https://m.test/',
  ]);
});

test('codes come from the resources of the merchant; other resources have none [API-09] [DWN-02]', () => {
  const others: Resource[] = [
    { type: 'QQ', url: 'https://im.test' },
    { type: 'SpeedTest', url: '/speedTest' },
  ];
  expect(appLinks([...others, android, ios], 'https://a.test')).toEqual([
    { type: 'IOS', system: 'iOS', address: 'https://apps.test/ios', picture: '/res/ios.svg' },
    { type: 'Android', system: 'Android', address: 'https://a.test/files/portal.apk', picture: undefined },
  ]);
});

test.each([
  [
    'a picture',
    { url: '/app', qrCodeUrl: '/res/code.png' },
    [{ address: 'https://a.test/app', picture: '/res/code.png' }],
  ],
  ['no picture', { url: '/app' }, [{ address: 'https://a.test/app', picture: undefined }]],
  ['no address', { qrCodeUrl: '/res/code.png' }, []],
  ['an address that runs', { url: 'javascript:alert(1)' }, []],
])('a resource with %s [DWN-05]', (_, resource, links) => {
  expect(appLinks([{ type: 'Android', ...resource }], 'https://a.test')).toMatchObject(links);
});

test('the guide for iOS has six pictures with previous and next [DWN-03]', async () => {
  await open([ios]);
  const guide = within(await screen.findByRole('group', { name: 'Install on an iPhone' }));
  const [previous, next] = ['Previous step', 'Next step'].map((name) =>
    guide.getByRole<HTMLButtonElement>('button', { name }),
  );
  expect(previous?.disabled).toBe(true);
  const seen = [guide.getByRole('figure').textContent];
  for (let step = 2; step <= 6; step += 1) {
    await userEvent.click(next as HTMLButtonElement);
    guide.getByRole('img', { name: `Step ${step} of 6` });
    seen.push(guide.getByRole('figure').textContent);
  }
  expect(new Set(seen).size).toBe(6);
  expect(next?.disabled).toBe(true);
  await userEvent.click(previous as HTMLButtonElement);
  guide.getByRole('img', { name: 'Step 5 of 6' });
});

test('the hint for iOS 17 is beside the iOS code, and without one neither it nor the guide is drawn [DWN-04]', async () => {
  await open([android, ios]);
  const hint = await screen.findByText(/^On iOS 17 or later/);
  expect(hint.closest('figure')?.textContent).toContain('iOS');
  expect(hint.closest('figure')?.textContent).not.toContain('Android');
  await mounted?.unmount();

  await open([android]);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/iOS 17/)).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X)', true],
  ['Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X)', false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', true],
])('the hint concerns %s: %p [DWN-04]', (userAgent, concerned) => {
  expect(hasIos17Hint(userAgent)).toBe(concerned);
});

test('every language has the hint under its key [KEY-11]', async () => {
  const hints = await Promise.all(languageCodes.map(async (code) => (await loadTexts(code))['ios17_download_tips']));
  expect(hints.filter((hint) => /iOS 17/.test(hint ?? ''))).toHaveLength(languageCodes.length);
});

test('without an app nothing leads to the page', () => {
  const offered = (...facts: Fact[]) => evaluate(place?.when, (fact) => facts.includes(fact));
  expect([offered('resource:QQ'), offered('resource:H5'), offered('resource:IOS')]).toEqual([false, true, true]);
  expect(navItems.filter(({ to }) => to?.place === 'lobby.download@1').map(({ point }) => point)).toEqual([
    'right-bar@1',
  ]);
});
