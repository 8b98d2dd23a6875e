import { mountView, type MountedView } from '@atrium/contract/testing';
import { reactView } from '@atrium/contract/react';
import { screen, waitFor } from '@testing-library/dom';
import { everySwitch, lobbyHost } from '../../testing/lobby-host';
import { JackpotBand } from './jackpot-band';

let mounted: MountedView | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  jest.restoreAllMocks();
  delete (window as { matchMedia?: unknown }).matchMedia;
  await mounted?.unmount();
});

async function openWith(jackpot: string, facts = everySwitch): Promise<void> {
  mounted = await mountView(reactView(JackpotBand), lobbyHost({ facts, answers: { 'games.jackpot': jackpot } }));
  await screen.findByText(`฿${jackpot}`);
}

test('counts while it is shown, but not under reduced motion, nor under a strict profile [JKP-05]', async () => {
  const intervals = jest.spyOn(window, 'setInterval');
  const counts = () => intervals.mock.calls.some(([, delay]) => delay === 2_000);
  await openWith('20.00', [...everySwitch, 'setting:strict-protection']);
  expect(counts()).toBe(false);
  await mounted?.unmount();

  window.matchMedia = jest.fn(() => ({ matches: true })) as never;
  await openWith('30.00');
  expect(counts()).toBe(false);
  delete (window as { matchMedia?: unknown }).matchMedia;
  await mounted?.unmount();

  await openWith('40.00');
  await waitFor(() => expect(counts()).toBe(true));
});
