import { miniGameEdition, miniGameScripts } from '@atrium/api';
import { evaluate } from '@atrium/contract';
import { mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { fireEvent, screen } from '@testing-library/dom';
import config from '../../../remote.config';
import { lotteryHost } from '../../testing/lottery-host';
import miniGame from '.';

let calm = false;
let below: Element | undefined;
let mounted: MountedView | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  calm = false;
  below = undefined;
  window.matchMedia = ((query: string) => ({ matches: query.includes('reduce') && calm })) as typeof matchMedia;
  document.elementsFromPoint = () => (below ? [below] : []);
  resizeTo(400, 800);
});
afterEach(async () => {
  await unmount();
  document.body.replaceChildren();
  jest.useRealTimers();
});

function resizeTo(width: number, height: number) {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  window.dispatchEvent(new Event('resize'));
}

async function unmount() {
  const unmounting = mounted?.unmount();
  mounted = undefined;
  await jest.advanceTimersByTimeAsync(100);
  await unmounting;
}

async function open(options: FakeHostOptions = {}) {
  const host = lotteryHost(options);
  const mounting = mountView(miniGame, host);
  await jest.advanceTimersByTimeAsync(1_000);
  mounted = await mounting;
  return { host, button: screen.getByRole('button', { name: 'Mini-game' }) };
}

function positionOf(button: HTMLElement) {
  const [x = NaN, y = NaN, tilt = NaN] = (button.style.transform.match(/-?[\d.]+(?=px|deg)/g) ?? []).map(Number);
  return { x, y, tilt };
}

const press = (button: HTMLElement, clientX = 30, clientY = 500) =>
  fireEvent(button, pointer('pointerdown', clientX, clientY));
const move = (button: HTMLElement, clientX: number, clientY: number) =>
  fireEvent(button, pointer('pointermove', clientX, clientY));
const release = (button: HTMLElement) => fireEvent(button, pointer('pointerup', 0, 0));

function pointer(type: string, clientX: number, clientY: number) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY });
  return Object.assign(event, { pointerId: 7, isPrimary: true });
}

test('a drag starts after a hold of 150 ms, not of 149 [MIN-01] [MIN-05]', async () => {
  const { button } = await open();
  const start = positionOf(button);

  press(button);
  await jest.advanceTimersByTimeAsync(149);
  expect(button.hasAttribute('data-dragging')).toBe(false);
  move(button, 130, 520);
  await jest.advanceTimersByTimeAsync(1);
  expect(button.hasAttribute('data-dragging')).toBe(true);
  expect(positionOf(button)).toEqual(start);
  release(button);

  press(button);
  await jest.advanceTimersByTimeAsync(150);
  move(button, 130, 520);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(positionOf(button)).toEqual({ x: start.x + 100, y: start.y + 20, tilt: 0 });
});

test('released before the hold, it was not dragged', async () => {
  const { button } = await open();
  const start = positionOf(button);
  press(button);
  await jest.advanceTimersByTimeAsync(149);
  release(button);
  await jest.advanceTimersByTimeAsync(1);
  move(button, 200, 200);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(positionOf(button)).toEqual(start);
});

test('while dragged it follows by a fifth of the way in each frame, and tilts within 25 degrees [MIN-06] [MIN-07]', async () => {
  const { button } = await open();
  const start = positionOf(button);
  press(button);
  await jest.advanceTimersByTimeAsync(150);
  move(button, 330, 500);
  await jest.advanceTimersByTimeAsync(16);
  const first = positionOf(button);
  expect(first.x - start.x).toBeCloseTo(300 * 0.2, 5);
  expect(first.tilt).toBe(5);
  const tilts = [];
  for (let frame = 0; frame < 60; frame++) {
    await jest.advanceTimersByTimeAsync(16);
    tilts.push(positionOf(button).tilt);
  }
  expect(Math.max(...tilts)).toBeGreaterThan(10);
  expect(Math.max(...tilts)).toBeLessThanOrEqual(25);
});

test('a click opens the game; the click that ends a drag does not [MIN-01]', async () => {
  const { host, button } = await open();
  fireEvent.click(button);
  expect(host.records.opened).toEqual([{ place: 'lottery.mini-game@1', params: {} }]);

  press(button);
  await jest.advanceTimersByTimeAsync(150);
  release(button);
  fireEvent.click(button);
  expect(host.records.opened).toHaveLength(1);
});

test('arrow keys move it, and it says so', async () => {
  const { button } = await open();
  const start = positionOf(button);
  expect(screen.getByRole('button', { description: 'Drag to move it, or use the arrow keys.' })).toBe(button);
  fireEvent.keyDown(button, { key: 'ArrowRight' });
  fireEvent.keyDown(button, { key: 'ArrowUp', shiftKey: true });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(positionOf(button)).toEqual({ x: start.x + 16, y: start.y - 64, tilt: 0 });
});

test('the corner that the game closes with is its new place: no drag is needed', async () => {
  const { button } = await open({ results: { 'lottery.mini-game@1': 'top-right' }, places: ['lottery.mini-game@1'] });
  fireEvent.click(button);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(positionOf(button)).toEqual({ x: 336, y: 72, tilt: 0 });
});

test('after the phone rotates, it is back inside the window', async () => {
  const { button } = await open();
  resizeTo(800, 360);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(positionOf(button)).toMatchObject({ x: 8, y: 228 });
});

test('with reduced motion it follows without frames, does not tilt, and rests at the side', async () => {
  calm = true;
  const { button } = await open();
  expect(positionOf(button)).toMatchObject({ x: -40, tilt: 0 });
  press(button);
  await jest.advanceTimersByTimeAsync(150);
  move(button, 230, 500);
  expect(positionOf(button)).toMatchObject({ x: 208, tilt: 0 });
  release(button);
  expect(positionOf(button)).toMatchObject({ x: 384, tilt: 0 });
});

test('it folds to the side while an action of the page lies below it', async () => {
  const { button } = await open();
  below = document.body.appendChild(document.createElement('a'));
  below.setAttribute('href', '/electron');
  await jest.advanceTimersByTimeAsync(500);
  expect(button.hasAttribute('data-folded')).toBe(true);
  expect(positionOf(button).x).toBe(-40);
  below = document.body;
  window.dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(500);
  expect(positionOf(button).x).toBe(8);
});

test('removes its listeners, timers and frames', async () => {
  const { button } = await open();
  fireEvent.keyDown(button, { key: 'ArrowRight' });
  await unmount();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(jest.getTimerCount()).toBe(0);
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
