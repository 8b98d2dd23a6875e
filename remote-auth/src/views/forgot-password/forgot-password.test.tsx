import { mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import forgotPassword from './index';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(options: FakeHostOptions = {}, params: Record<string, string> = {}) {
  const host = authHost(options);
  mounted = await mountView(forgotPassword, host, params);
  await screen.findByRole('heading', { name: EN['title.forgotPassword'] });
  return host;
}

describe('the forgotten password', () => {
  it("offers the merchant's customer service, with the name to tell it [PWD-18]", async () => {
    const host = await open({ standing: 'over', commands: { 'support.open@1': {} } }, { username: 'mei88' });
    expect(screen.getByText(/mei88/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: EN['sideMenu.service'] }));
    expect(host.records.commands).toEqual([{ name: 'support.open@1', request: {} }]);
  });

  it('says which ways open soon', async () => {
    await open();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      EN['forgot.byMobile'],
      EN['forgot.byEmail'],
    ]);
  });

  it('closes back to what lies under the popup', async () => {
    const host = await open({ standing: 'over' });
    await userEvent.click(screen.getByRole('button', { name: EN['entrance.backToSignIn'] }));
    expect(host.records.closed).toEqual([undefined]);
  });

  it('leads back to sign-in from the page', async () => {
    const host = await open();
    await userEvent.click(screen.getByRole('link', { name: EN['entrance.backToSignIn'] }));
    expect(host.records.opened).toEqual([{ place: 'auth.sign-in@1', params: {} }]);
  });
});
