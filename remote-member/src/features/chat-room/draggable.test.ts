import { fireEvent } from '@testing-library/dom';
import { makeDraggable } from './draggable';

let stop: (() => void) | undefined;
let below: Element | undefined;
beforeEach(() => {
  jest.useFakeTimers();
  below = undefined;
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof matchMedia;
  document.elementsFromPoint = () => (below ? [below] : []);
  Object.assign(window, { innerWidth: 1000, innerHeight: 600 });
});
afterEach(() => {
  stop?.();
  jest.useRealTimers();
  document.body.replaceChildren();
});

function aButton() {
  const element = document.body.appendChild(document.createElement('button'));
  stop = makeDraggable(element, { x: 928, y: 300 });
  const pointer = (type: string, clientX: number, clientY: number) =>
    fireEvent(
      element,
      Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY }), {
        pointerId: 7,
        isPrimary: true,
      }),
    );
  return { element, pointer, at: () => element.style.transform };
}

test.each([
  ['left', { x: -850, y: 10 }, 'translate(16px, 310px)'],
  ['right', { x: -60, y: 20 }, 'translate(928px, 320px)'],
  ['upper', { x: -500, y: -250 }, 'translate(428px, 16px)'],
  ['lower', { x: -510, y: 190 }, 'translate(418px, 528px)'],
])('dragged and released near the %s edge, it snaps there [CHT-12] [CHT-13]', (_, by, expected) => {
  const { pointer, at } = aButton();
  pointer('pointerdown', 940, 310);
  pointer('pointermove', 940 + by.x, 310 + by.y);
  expect(at()).toBe(`translate(${928 + by.x}px, ${300 + by.y}px)`);
  pointer('pointerup', 940 + by.x, 310 + by.y);
  expect(at()).toBe(expected);
});

test('a press holds the pointer, so that one that leaves the button at once drags it as well [CHT-12]', () => {
  const { element, pointer } = aButton();
  const setPointerCapture = jest.fn();
  Object.assign(element, { setPointerCapture });
  pointer('pointerdown', 940, 310);
  expect(setPointerCapture.mock.calls).toEqual([[7]]);
});

test('the click that ends a drag does not open the chat; a click without a drag does', () => {
  const { element, pointer } = aButton();
  const pressed = jest.fn();
  element.addEventListener('click', pressed);
  pointer('pointerdown', 940, 310);
  pointer('pointermove', 700, 310);
  pointer('pointerup', 700, 310);
  fireEvent.click(element);
  expect(pressed).not.toHaveBeenCalled();
  pointer('pointerdown', 940, 310);
  pointer('pointermove', 943, 311);
  pointer('pointerup', 943, 311);
  fireEvent.click(element);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('arrow keys move it, with Shift four times as far; without the focus, it snaps to the nearest edge [CHT-12]', () => {
  const { element, at } = aButton();
  for (let step = 0; step < 9; step++) fireEvent.keyDown(element, { key: 'ArrowLeft', shiftKey: true });
  fireEvent.keyDown(element, { key: 'ArrowUp', shiftKey: true });
  fireEvent.keyDown(element, { key: 'ArrowUp' });
  expect(at()).toBe('translate(352px, 220px)');
  fireEvent.blur(element);
  expect(at()).toBe('translate(352px, 16px)');
});

test('a smaller window takes it along, and after the stop nothing moves', () => {
  const { element, at } = aButton();
  Object.assign(window, { innerWidth: 360 });
  fireEvent(window, new Event('resize'));
  expect(at()).toBe('translate(288px, 300px)');
  stop?.();
  fireEvent.keyDown(element, { key: 'ArrowLeft' });
  expect(at()).toBe('translate(288px, 300px)');
});

test.each([
  ['right', { x: 928, y: 300 }, '54px 0px'],
  ['left', { x: 16, y: 300 }, '-54px 0px'],
  ['upper', { x: 428, y: 16 }, '0px -54px'],
  ['lower', { x: 428, y: 528 }, '0px 54px'],
])(
  'while it covers an action of the page, it is folded to the %s edge, and not while it is used',
  (_, place, folded) => {
    const element = document.body.appendChild(document.createElement('button'));
    below = document.body.appendChild(document.createElement('h2'));
    below.textContent = 'Withdraw';
    stop = makeDraggable(element, place);
    jest.advanceTimersByTime(200);
    expect(element.style.translate).toBe(folded);

    jest.spyOn(element, 'matches').mockReturnValue(true);
    fireEvent.focus(element);
    expect(element.style.translate).toBe('0px 0px');

    jest.restoreAllMocks();
    below = document.body;
    fireEvent.scroll(window);
    jest.advanceTimersByTime(200);
    expect(element.hasAttribute('data-folded')).toBe(false);
  },
);
