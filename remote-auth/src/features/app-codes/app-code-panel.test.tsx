/** @jest-environment-options {"url": "https://aurora.portal.test:4400/login"} */
import { reactView } from '@atrium/contract/react';
import { mountView, type MountedView } from '@atrium/contract/testing';
import type { Resource } from '@atrium/contract';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { AppCodePanel } from './app-code-panel';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

const open = async (resources: Resource[]) => {
  mounted = await mountView(reactView(AppCodePanel), authHost({ settings: { resources } }));
};
const label = (system: string) => EN['appCode.of'].replace('{{system}}', system);

it('shows the code of each resource, from its qrCodeUrl and not from its url [LOG-13]', async () => {
  await open([
    { type: 'IOS', url: 'https://apps.example.test/ios-app', qrCodeUrl: '/pictures/ios-code.png' },
    { type: 'Android', url: 'https://apps.example.test/android-app', qrCodeUrl: '/download?from=code' },
    { type: 'H5', url: 'https://apps.example.test/mobile', qrCodeUrl: '/pictures/site-code.svg' },
    { type: 'QQ', qrCodeUrl: '/pictures/qq-code.png' },
  ]);
  await userEvent.click(screen.getByText(EN['appCode.title']));
  expect(
    screen
      .getAllByRole('figure')
      .map((figure) => [figure.querySelector('img')?.getAttribute('src'), figure.textContent]),
  ).toEqual([
    ['/pictures/ios-code.png', 'iOS'],
    [undefined, 'Android'],
    ['/pictures/site-code.svg', EN['appCode.site']],
  ]);

  expect(screen.getByRole<HTMLImageElement>('img', { name: label('iOS') }).getAttribute('src')).toBe(
    '/pictures/ios-code.png',
  );
  const { QrCode } = await import('@atrium/ui/qr-code');
  const drawn = await screen.findByRole('img', { name: label('Android') });
  await mounted?.unmount();
  const expected = await mountView(
    reactView(() => <QrCode text="https://aurora.portal.test:4400/download?from=code" label="expected" />),
    authHost(),
  );
  mounted = expected;
  expect(drawn.querySelector('path')?.getAttribute('d')).toBe(
    screen.getByRole('img', { name: 'expected' }).querySelector('path')?.getAttribute('d'),
  );
});

it('is absent where no resource has a code [LOG-13]', async () => {
  await open([{ type: 'IOS', url: 'https://apps.example.test/ios-app' }]);
  expect(screen.queryByText(EN['appCode.title'])).toBeNull();
});
