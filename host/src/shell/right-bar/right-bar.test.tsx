import type { Fact, Resource } from '@atrium/contract';
import { QrCode } from '@atrium/ui/qr-code';
import { installDialogs } from '@atrium/ui/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testShell, type TestShellOptions } from '../testing/test-shell';
import { MenuSheet } from '../menu/menu-sheet';
import { BackToTop } from './back-to-top';
import { RightBar } from './right-bar';

beforeAll(installDialogs);
beforeEach(() => {
  sessionStorage.clear();
  // the bar is loaded once the browser is idle
  window.requestIdleCallback = (act) => setTimeout(act, 0) as unknown as number;
});
afterEach(() => jest.restoreAllMocks());

const player: Fact[] = ['signed-in', 'real-account', 'player'];
const merchant: Fact[] = ['setting:promotions', 'switch:DEPOSIT', 'resource:IOS', 'resource:SpeedTest'];
const resources: Resource[] = [
  { type: 'WECHAT', url: 'https://weixin.example/club', qrCodeUrl: 'https://cdn.example/codes/wechat.png' },
  { type: 'QQ', url: 'https://qq.example/add?uin=10001' },
  { type: 'ZALO', qrCodeUrl: '/codes/zalo.svg' },
];

async function open(options: TestShellOptions = {}) {
  const shell = testShell(<RightBar />, { facts: merchant, settings: { resources }, ...options });
  const bar = screen.getByRole('complementary', { name: 'Shortcuts' });
  await within(bar).findByRole('button', { name: 'Shortcuts' });
  return { ...shell, bar, item: (name: string) => within(bar).getByRole('button', { name }) };
}
const titles = (bar: HTMLElement) =>
  within(bar)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

test('the bar has its items in order, each once, with the addresses of their pages [RBR-03] [RBR-04] [RBR-05] [RBR-06] [RBR-07] [RBR-08] [RBR-09]', async () => {
  const { bar } = await open();
  expect(titles(bar)).toEqual([
    'WeChat',
    'QQ',
    'Live chat',
    'App download',
    'Promotions',
    'Speed test',
    'Notices',
    'Help',
    'Deposit',
    'Member centre',
    'Zalo',
  ]);
  expect(
    within(bar)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['App download', '/download'],
    ['Promotions', '/promotion'],
    ['Speed test', '/speedTest'],
    ['Notices', '/notices'],
    ['Help', '/help'],
    ['Deposit', '/member/deposit'],
    ['Member centre', '/member/page/securityCenter'],
  ]);
});

test.each([
  ['App download', '/download'],
  ['Promotions', '/promotion'],
  ['Speed test', '/speedTest'],
  ['Notices', '/notices'],
  ['Help', '/help'],
  ['Deposit', '/member/deposit'],
])('a press on %s opens %s for a player [RBR-03] [RBR-04] [RBR-05] [RBR-06] [RBR-07] [RBR-08]', async (name, to) => {
  const { bar, address } = await open({ facts: [...merchant, ...player] });
  await userEvent.click(within(bar).getByRole('link', { name }));
  await waitFor(() => expect(address()).toBe(to));
});

test('a press on Member centre opens it over the page of a player [RBR-09]', async () => {
  const { bar, overlays, address } = await open({ facts: [...merchant, ...player] });
  await userEvent.click(within(bar).getByRole('link', { name: 'Member centre' }));
  await waitFor(() => expect(overlays()).toEqual(['member.window@1']));
  expect(address()).toBe('/');
});

test.each(['Deposit', 'Member centre'])(
  'a visitor is asked to sign in for %s first [RBR-08] [RBR-09]',
  async (name) => {
    const { bar, overlays, address } = await open({ facts: [...merchant, 'setting:loginPop'] });
    await userEvent.click(within(bar).getByRole('link', { name }));
    await waitFor(() => expect(overlays()).toEqual(['auth.sign-in@1']));
    expect(address()).toBe('/');
  },
);

test.each([
  ['Speed test', 'resource:SpeedTest'],
  ['App download', 'resource:IOS'],
  ['Deposit', 'switch:DEPOSIT'],
] as const)('%s is absent without %s [RBR-03] [RBR-05] [RBR-08]', async (name, fact) => {
  const { bar } = await open({ facts: merchant.filter((one) => one !== fact) });
  expect(titles(bar)).not.toContain(name);
  expect(titles(bar)).toHaveLength(10);
});

test('live chat opens customer service [RBR-02]', async () => {
  const { item, ran } = await open();
  await userEvent.click(item('Live chat'));
  expect(ran).toEqual([{ command: 'member.live-chat@1', request: undefined }]);
});

test('the pointer, the keyboard or a finger unfolds the QR code of a resource: its picture, with its address as a link [RBR-01]', async () => {
  const { item } = await open();
  const wechat = item('WeChat');
  expect(wechat.getAttribute('aria-expanded')).toBe('false');

  await userEvent.hover(wechat);
  const picture = await screen.findByRole('img', { name: 'QR code of WeChat' });
  expect(picture.getAttribute('src')).toBe('https://cdn.example/codes/wechat.png');
  expect(wechat.getAttribute('aria-expanded')).toBe('true');
  const link = screen.getByRole('link', { name: 'Open WeChat' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://weixin.example/club',
    '_blank',
    'noreferrer',
  ]);
  await userEvent.unhover(wechat);
  await waitFor(() => expect(screen.queryByRole('img', { name: 'QR code of WeChat' })).toBeNull());

  act(() => item('QQ').focus());
  await screen.findByRole('img', { name: 'QR code of QQ' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('img', { name: 'QR code of QQ' })).toBeNull();

  await userEvent.pointer({ keys: '[TouchA]', target: item('Zalo') });
  expect(await screen.findByRole('img', { name: 'QR code of Zalo' })).toBeTruthy();
});

test('a resource without a picture has the code of its address; one without an address has no link [RBR-01] [RBR-10]', async () => {
  const { item, view } = await open();
  await userEvent.click(item('QQ'));
  const drawn = (await screen.findByRole('img', { name: 'QR code of QQ' })).querySelector('path')?.getAttribute('d');
  expect(screen.getByRole('link', { name: 'Open QQ' }).getAttribute('href')).toBe('https://qq.example/add?uin=10001');

  await userEvent.click(item('Zalo'));
  const zalo = await screen.findByRole('img', { name: 'QR code of Zalo' });
  expect(zalo.getAttribute('src')).toBe('/codes/zalo.svg');
  expect(screen.queryByRole('link', { name: 'Open Zalo' })).toBeNull();
  view.unmount();

  render(<QrCode text="https://qq.example/add?uin=10001" label="expected" />);
  expect(drawn).toBe(screen.getByRole('img', { name: 'expected' }).querySelector('path')?.getAttribute('d'));
});

test.each([
  ['no address', 'https://['],
  ['longer than a code holds', `https://qq.example/?add=${'x'.repeat(3_000)}`],
])('an address that is %s costs its code, not the page [RBR-01]', async (_, url) => {
  const { bar, item } = await open({ settings: { resources: [{ type: 'QQ', url }] } });
  await userEvent.click(item('QQ'));
  const link = await screen.findByRole('link', { name: 'Open QQ' });
  expect(screen.queryByRole('img', { name: 'QR code of QQ' })).toBeNull();
  expect([link.getAttribute('href'), titles(bar).includes('Help')]).toEqual([url, true]);
});

test('a picture of a code that does not load is replaced by the code of the address [RBR-01]', async () => {
  const { item } = await open();
  await userEvent.click(item('WeChat'));
  fireEvent.error(await screen.findByRole('img', { name: 'QR code of WeChat' }));
  expect(screen.getByRole('img', { name: 'QR code of WeChat' }).tagName).toBe('svg');
});

test.each([
  ['no resource', []],
  ['a resource without an address', [{ type: 'WECHAT' }, { type: 'QQ' }, { type: 'ZALO' }]],
  [
    'an address that is no web address',
    [{ type: 'ZALO', url: 'javascript:alert(1)', qrCodeUrl: '//evil.example/a.svg' }],
  ],
  ['resources of other types', [{ type: 'H5', url: 'https://m.example/' }]],
] as [string, Resource[]][])('with %s there are no codes [RBR-01] [RBR-10]', async (_, odd) => {
  const { bar } = await open({ settings: { resources: odd } });
  expect(titles(bar).filter((title) => /WeChat|QQ|Zalo/.test(title ?? ''))).toEqual([]);
});

test('each merchant resource shows only its own code [RBR-01] [RBR-10]', async () => {
  for (const [type, title] of [
    ['WECHAT', 'WeChat'],
    ['QQ', 'QQ'],
    ['ZALO', 'Zalo'],
  ] as const) {
    const { bar, view } = await open({ settings: { resources: resources.filter((one) => one.type === type) } });
    expect(titles(bar).filter((name) => /WeChat|QQ|Zalo/.test(name ?? ''))).toEqual([title]);
    view.unmount();
  }
});

test('the bar toggles open and closed, and stays as it was left [RBR-12]', async () => {
  const { bar, item, portal, view } = await open();
  const toggle = () => item('Shortcuts');
  expect(toggle().getAttribute('aria-expanded')).toBe('true');

  await userEvent.click(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  expect(titles(bar)).toEqual([]);
  expect(document.activeElement).toBe(toggle());
  const { local } = portal;
  view.unmount();

  const next = await open({ local });
  expect(titles(next.bar)).toEqual([]);
  await userEvent.click(next.item('Shortcuts'));
  expect(titles(next.bar)).toHaveLength(11);
  next.view.unmount();

  expect(titles((await open({ local })).bar)).toHaveLength(11);
});

test('the sheet of a phone has the items of the bar; a code unfolds there, and a link closes the sheet [RBR-01] [RBR-07]', async () => {
  const close = jest.fn();
  testShell(<MenuSheet close={close} />, { facts: merchant, settings: { resources } });
  const sheet = screen.getByRole('dialog', { name: 'Games' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Zalo' }));
  expect((await screen.findByRole('img', { name: 'QR code of Zalo' })).getAttribute('src')).toBe('/codes/zalo.svg');
  expect(close).not.toHaveBeenCalled();

  await userEvent.click(within(sheet).getAllByRole('link', { name: 'Help' })[0] as HTMLElement);
  expect(close).toHaveBeenCalledTimes(1);
});

test('back to top appears after 200 px of scroll, and scrolls to the top [RBR-11] [LIM-13]', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const scrolled = (to: number) => {
    Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
    fireEvent.scroll(window);
    return screen.queryByRole('button', { name: 'Back to top' }) !== null;
  };
  testShell(<BackToTop />);
  expect([0, 199, 200, 201, 5_000, 199, 201].map(scrolled)).toEqual([false, false, false, true, true, false, true]);

  await userEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);

  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  await userEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(scrollTo.mock.lastCall).toEqual([{ top: 0, behavior: 'instant' }]);
  scrolled(0);
  Reflect.deleteProperty(window, 'matchMedia');
});
