import { evaluate, type Descriptor } from '@atrium/contract';
import lobby from './remote.config';
import EN from './src/locales/EN.json';

const { commands = [], places = [], navItems = [] }: Descriptor = lobby;
const needsOf = (name: string) => [...commands, ...places].find((item) => item.name === name)?.needs;

test('the menu lists all categories in order, each with icon and text; lottery where no other remote has it', () => {
  const inOrder = navItems.filter(({ point }) => point === 'menu@1').sort((one, other) => one.order - other.order);

  expect(inOrder.map(({ id }) => id)).toEqual(['live', 'sports', 'fish', 'pvp', 'esports', 'rng', 'lott', 'elott']);
  expect(inOrder.find(({ id }) => id === 'lott')?.when).toEqual({ not: 'setting:remote.lottery' });
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
