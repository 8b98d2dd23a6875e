import type { Descriptor } from '@atrium/contract';
import { mountView, type MountedView } from '@atrium/contract/testing';
import { screen } from '@testing-library/dom';
import config from '../../../remote.config';
import { lobbyHost } from '../../testing/lobby-host';
import download from '.';

const { places = [] }: Descriptor = config;

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

test('/download announces the app [RTE-10]', async () => {
  expect(places.find(({ path }) => path === '/download')).toMatchObject({ view: 'download' });

  mounted = await mountView(download, lobbyHost());
  await screen.findByRole('heading', { level: 1, name: 'App download' });
  screen.getByText(/coming soon/);
});
