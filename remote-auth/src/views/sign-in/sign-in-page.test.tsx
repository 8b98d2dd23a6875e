import type { FakeHostOptions, MountedView } from '@atrium/contract/testing';
import { screen, within } from '@testing-library/dom';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { clearCookies } from '../../testing/clear-cookies';
import { SignInScreen } from '../../testing/sign-in-screen';

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  clearCookies();
});

async function open(options: FakeHostOptions = {}): Promise<SignInScreen> {
  const opened = await SignInScreen.open(authHost({ placement: 'page', ...options }));
  mounted = opened.view;
  return opened;
}

/** jsdom has no top layer and treats its content as hidden. */
const topLayer = { hidden: true };
const help = () => screen.getByRole('navigation', { name: EN['sideMenu.label'] });

describe('sign-in page', () => {
  it("shows the merchant's logo, and its picture if one is configured [LOG-02]", async () => {
    const bare = await open({ settings: { merchant: { code: 'aurora', name: 'Aurora' } } });
    expect(bare.view.element.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Aurora', hidden: true })).toBeTruthy();
    await bare.view.unmount();
    const settings = { value: (name: string) => (name === 'loginPicture' ? '/pictures/door.webp' : undefined) };
    const pictured = await open({ settings });
    expect(pictured.view.element.querySelector('img')?.getAttribute('src')).toBe('/pictures/door.webp');
  });

  it('switches between supported languages, and hides the switch for a single one [LOG-03]', async () => {
    const page = await open({ languages: ['EN', 'CN', 'KO'] });
    await page.user.click(screen.getByRole('button', { name: /^Language/ }));
    const choices = (await screen.findAllByRole('menuitemradio', topLayer)).map((choice) => choice.textContent);
    expect(choices).toEqual(['CN', 'EN']);
    await page.user.click(screen.getByRole('menuitemradio', { name: 'CN', ...topLayer }));
    expect(page.host.records.languages).toEqual(['CN']);
    await page.view.unmount();
    await open({ languages: ['EN'] });
    expect(screen.queryByRole('button', { name: /^Language/ })).toBeNull();
  });

  it("links to the merchant's customer service [LOG-05]", async () => {
    await open({ settings: { customerService: [{ title: 'Online', path: 'https://help.example.test/chat' }] } });
    const link = within(help()).getByRole('link', { name: EN['sideMenu.service'] });
    expect(link.getAttribute('href')).toBe('https://help.example.test/chat');
  });

  it("prefers the portal's customer service if a remote offers it", async () => {
    const page = await open({ commands: { 'support.open@1': {} } });
    await page.user.click(within(help()).getByRole('button', { name: EN['sideMenu.service'] }));
    expect(page.host.records.commands).toEqual([{ name: 'support.open@1', request: {} }]);
  });

  it.each([
    { resources: [], shown: false },
    { resources: [{ type: 'SpeedTest' as const }], shown: false },
    { resources: [{ type: 'SpeedTest' as const, url: '/speed' }], shown: true },
  ])('offers the speed test: $shown for $resources [LOG-06]', async ({ resources, shown }) => {
    await open({ settings: { resources }, places: ['lobby.speed-test@1'] });
    expect(within(help()).queryByRole('link', { name: EN['sideMenu.speedTest'] }) !== null).toBe(shown);
  });

  it('links to the app page if there is one [LOG-07]', async () => {
    const page = await open();
    await page.user.click(within(help()).getByRole('link', { name: EN['sideMenu.download'] }));
    expect(page.host.records.opened).toEqual([{ place: 'lobby.download@1', params: {} }]);
    await page.view.unmount();
    await open({ absentPlaces: ['lobby.download@1'] });
    expect(screen.queryByRole('link', { name: EN['sideMenu.download'] })).toBeNull();
  });

  it("ends with the operator's copyright [LOG-08]", async () => {
    await open({ settings: { merchant: { code: 'aurora', name: 'Aurora' } } });
    expect(screen.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()} Aurora`);
  });
});

describe('sign-in popup', () => {
  it('has no side menu and no footer', async () => {
    await open({ placement: 'over' });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});
