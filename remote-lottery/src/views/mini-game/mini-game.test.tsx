import { miniGameEdition, miniGameScripts } from '@atrium/api';
import { evaluate } from '@atrium/contract';
import config from '../../../remote.config';

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
