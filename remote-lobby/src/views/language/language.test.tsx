import type { Descriptor } from '@atrium/contract';
import { mountView, type MountedView } from '@atrium/contract/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import { lobbyHost } from '../../testing/lobby-host';
import language from '.';

const { places = [] }: Descriptor = config;

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

test('/lang is the language page [RTE-11]', () => {
  expect(places.find(({ path }) => path === '/lang')).toMatchObject({ view: 'language' });
});

test("offers the merchant's languages by their own names with the current one selected, and switches at once", async () => {
  const host = lobbyHost();
  mounted = await mountView(language, host);
  const choices = await screen.findAllByRole('radio');
  expect(choices).toHaveLength(host.language.available.length);
  expect(screen.getByRole('radio', { checked: true }).getAttribute('value')).toBe(host.language.current.get());

  const other = choices.find((choice) => !(choice as HTMLInputElement).checked) as HTMLInputElement;
  await userEvent.click(other);
  expect(host.language.current.get()).toBe(other.value);
});
