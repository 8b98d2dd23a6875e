import { fireEvent } from '@testing-library/dom';
import { FloatingButton } from './floating-button';

let calm = false;
let below: Element | undefined;
let stop: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  calm = false;
  below = undefined;
  window.matchMedia = ((query: string) => ({ matches: query.includes('reduce') && calm })) as typeof matchMedia;
  document.elementsFromPoint = () => (below ? [below] : []);
  resizeTo(400, 800);
});
afterEach(() => {
  stop?.();
  document.body.replaceChildren();
  jest.useRealTimers();
});

function resizeTo(width: number, height: number) {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  window.dispatchEvent(new Event('resize'));
}

function aButton() {
  const element = document.body.appendChild(document.createElement('button'));
  const button = new FloatingButton(element);
  stop = button.start();
  jest.advanceTimersByTime(200);
  return { element, button };
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

test('a drag starts after a hold of 150 ms, not of 149 [MIN-01] [MIN-05]', () => {
  const { element: button } = aButton();
  const start = positionOf(button);

  press(button);
  jest.advanceTimersByTime(149);
  expect(button.hasAttribute('data-dragging')).toBe(false);
  move(button, 130, 520);
  jest.advanceTimersByTime(1);
  expect(button.hasAttribute('data-dragging')).toBe(true);
  expect(positionOf(button)).toEqual(start);
  release(button);

  press(button);
  jest.advanceTimersByTime(150);
  move(button, 130, 520);
  jest.advanceTimersByTime(700);
  expect(positionOf(button)).toEqual({ x: start.x + 100, y: start.y + 20, tilt: 0 });
});

test('released before the hold, it was not dragged', () => {
  const { element: button } = aButton();
  const start = positionOf(button);
  press(button);
  jest.advanceTimersByTime(149);
  release(button);
  jest.advanceTimersByTime(1);
  move(button, 200, 200);
  jest.advanceTimersByTime(700);
  expect(positionOf(button)).toEqual(start);
});

test('while dragged it follows by a fifth of the way in each frame, and tilts within 25 degrees [MIN-06] [MIN-07]', () => {
  const { element: button } = aButton();
  const start = positionOf(button);
  press(button);
  jest.advanceTimersByTime(150);
  move(button, 330, 500);
  jest.advanceTimersByTime(16);
  const first = positionOf(button);
  expect(first.x - start.x).toBeCloseTo(300 * 0.2, 5);
  expect(first.tilt).toBe(5);
  const tilts = [];
  for (let frame = 0; frame < 60; frame++) {
    jest.advanceTimersByTime(16);
    tilts.push(positionOf(button).tilt);
  }
  expect(Math.max(...tilts)).toBeGreaterThan(10);
  expect(Math.max(...tilts)).toBeLessThanOrEqual(25);
});

test('after the phone rotates, it is back inside the window', () => {
  const { element: button } = aButton();
  resizeTo(800, 360);
  jest.advanceTimersByTime(700);
  expect(positionOf(button)).toMatchObject({ x: 8, y: 228 });
});

test('with reduced motion it follows without frames, does not tilt, and rests at the side', () => {
  calm = true;
  const { element: button } = aButton();
  expect(positionOf(button)).toMatchObject({ x: -40, tilt: 0 });
  press(button);
  jest.advanceTimersByTime(150);
  move(button, 230, 500);
  expect(positionOf(button)).toMatchObject({ x: 208, tilt: 0 });
  release(button);
  expect(positionOf(button)).toMatchObject({ x: 384, tilt: 0 });
});

test('it folds to the side while an action of the page lies below it', () => {
  const { element: button } = aButton();
  below = document.body.appendChild(document.createElement('a'));
  below.setAttribute('href', '/electron');
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(500);
  expect(button.hasAttribute('data-folded')).toBe(true);
  expect(positionOf(button).x).toBe(-40);
  below = document.body;
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(500);
  expect(positionOf(button).x).toBe(8);
});

test('the click that ends a drag is not a click on the button; the next one is [MIN-01]', () => {
  const { element } = aButton();
  const pressed = jest.fn();
  element.addEventListener('click', pressed);
  press(element);
  jest.advanceTimersByTime(150);
  release(element);
  fireEvent.click(element);
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.click(element);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('arrow keys move it, with Shift four times as far', () => {
  const { element } = aButton();
  const start = positionOf(element);
  fireEvent.keyDown(element, { key: 'ArrowRight' });
  fireEvent.keyDown(element, { key: 'ArrowUp', shiftKey: true });
  jest.advanceTimersByTime(700);
  expect(positionOf(element)).toEqual({ x: start.x + 16, y: start.y - 64, tilt: 0 });
});

test('removes its listeners, timers and frames', () => {
  const { element } = aButton();
  press(element);
  fireEvent.keyDown(element, { key: 'ArrowRight' });
  stop?.();
  expect(jest.getTimerCount()).toBe(0);
  resizeTo(100, 100);
  fireEvent.keyDown(element, { key: 'ArrowRight' });
  expect(jest.getTimerCount()).toBe(0);
});

test('after the stop, a drag goes no further and a click is a click again', () => {
  const { element } = aButton();
  const pressed = jest.fn();
  element.addEventListener('click', pressed);
  press(element);
  jest.advanceTimersByTime(150);
  stop?.();
  const stopped = positionOf(element);

  move(element, 300, 300);
  fireEvent.click(element);
  press(element);

  expect(positionOf(element)).toEqual(stopped);
  expect(jest.getTimerCount()).toBe(0);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test.each([
  ['the second button of a mouse', { button: 2 }],
  ['a second finger', { isPrimary: false }],
])('%s does not drag', (_, init) => {
  const { element } = aButton();
  const event = Object.assign(new MouseEvent('pointerdown', { bubbles: true, ...init }), {
    pointerId: 7,
    isPrimary: true,
    ...('isPrimary' in init && init),
  });

  fireEvent(element, event);
  jest.advanceTimersByTime(150);

  expect(element.hasAttribute('data-dragging')).toBe(false);
});
