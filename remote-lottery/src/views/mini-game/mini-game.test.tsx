import { miniGameEdition, miniGameScripts } from '@atrium/api';
import { evaluate } from '@atrium/contract';
import { mountView, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import { lotteryHost } from '../../testing/lottery-host';
import miniGame from '.';

let mounted: MountedView | undefined;
beforeEach(() => {
  // without motion, so that the button is at once where it moves to
  window.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as typeof matchMedia;
  Object.assign(window, { innerWidth: 400, innerHeight: 800 });
});
afterEach(() => mounted?.unmount());

test('a button with a name and instructions opens the game; the corner it closes with is its new place', async () => {
  const host = lotteryHost({ results: { 'lottery.mini-game@1': 'top-right' } });
  mounted = await mountView(miniGame, host);
  const button = screen.getByRole('button', {
    name: 'Mini-game',
    description: 'Drag to move it, or use the arrow keys.',
  });
  await waitFor(() => expect(button.style.transform).toContain('480px'));
  await userEvent.click(button);
  expect(host.records.opened).toEqual([{ place: 'lottery.mini-game@1', params: {} }]);
  await waitFor(() => expect(button.style.transform).toContain('72px'));
});

test.each([
  [['LOTTMINIGAME3'], 'v1', '/mini-game/v1/minigame.js'],
  [['SEALOTTMINIGAME3'], 's1', '/mini-game/s1/minigame.js'],
  [['LOTTMINIGAME3', 'SEALOTTMINIGAME3'], 'v1', '/mini-game/v1/minigame.js'],
])('the switches %j select the edition %s, behind %s [MIN-08] [MIN-09]', (on, edition, address) => {
  const selected = miniGameEdition((name) => on.includes(name));
  expect(selected).toBe(edition);
  expect(selected && miniGameScripts[selected]).toBe(address);
});

test('without a switch there is no edition, and the widget and its game do not exist [MIN-08]', () => {
  expect(miniGameEdition(() => false)).toBeUndefined();
  const widget = config.sections.find(({ view }) => view === 'mini-game');
  const game = config.places.find(({ name }) => name === 'lottery.mini-game@1');
  const exists = (facts: string[]) =>
    [widget, game].map((added) =>
      evaluate(added && 'when' in added ? added.when : undefined, (fact) => facts.includes(fact)),
    );
  expect(exists(['signed-in'])).toEqual([false, false]);
  expect(exists(['switch:SEALOTTMINIGAME3'])).toEqual([false, true]);
  expect(exists(['signed-in', 'switch:LOTTMINIGAME3'])).toEqual([true, true]);
});
