import { evaluate, type Descriptor } from '@atrium/contract';
import lobby from './remote.config';
import EN from './src/locales/EN.json';

const { commands = [], places = [], navItems = [] }: Descriptor = lobby;
const needsOf = (name: string) => [...commands, ...places].find((item) => item.name === name)?.needs;

test.each([
  ['with the lottery remote', true, ['rng', 'elott'], 'lottery.instant-menu@1'],
  ['without it', false, ['rng', 'lott', 'elott-of-vendors'], 'lobby.vendor-menu@1'],
])('%s, the menu lists its categories in order, each with icon and text [MNU-05]', (_where, has, last, source) => {
  const inOrder = navItems
    .filter(
      ({ point, when }) => point === 'menu@1' && evaluate(when, (fact) => fact === 'setting:remote.lottery' && has),
    )
    .sort((one, other) => one.order - other.order);

  expect(inOrder.map(({ id }) => id)).toEqual(['live', 'sports', 'fish', 'pvp', 'esports', ...last]);
  expect(inOrder.at(-1)?.children).toMatchObject({ source });
  for (const { icon, title } of inOrder) {
    expect(icon).not.toBe('');
    expect(Object.keys(EN)).toContain(title);
  }
});

test('a launch requires a session, then a real account; problems of the game are reported after both [LCH-06]', () => {
  expect(needsOf('game.launch@1')).toEqual(['session', 'real-account']);
  expect(needsOf('lobby.game@1')).toEqual(['session', 'real-account']);
});

test('demos and their frame are available without a session if the merchant allows them [ACL-03]', () => {
  const { when } = commands.find(({ name }) => name === 'game.demo@1') ?? {};
  expect(evaluate(when, () => false)).toBe(false);
  expect(evaluate(when, (fact) => fact === 'switch:FREEPLAY3')).toBe(true);
  expect(needsOf('game.demo@1')).toBeUndefined();
  expect(needsOf('lobby.demo@1')).toBeUndefined();
});
