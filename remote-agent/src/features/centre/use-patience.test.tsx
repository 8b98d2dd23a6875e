import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { patience, usePatience } from './use-patience';

let root: Root;
let element: HTMLElement;
const shown = () => element.textContent;

function Opening({ awaited }: { awaited: boolean }) {
  return usePatience(awaited) ? 'loader' : 'centre';
}

/** Draws at once, and lets what the change brought about happen too. */
function draw(awaited: boolean): void {
  flushSync(() => root.render(<Opening awaited={awaited} />));
}

beforeEach(() => {
  jest.useFakeTimers();
  element = document.createElement('div');
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  jest.useRealTimers();
});

test('the loader gives up after three seconds [AGT-03]', () => {
  draw(true);
  jest.advanceTimersByTime(2_999);
  draw(true);
  expect([patience, shown()]).toEqual([3_000, 'loader']);
  jest.advanceTimersByTime(1);
  draw(true);
  expect(shown()).toBe('centre');
});

test('the loader makes way as soon as nothing is awaited any more', () => {
  draw(true);
  draw(false);
  expect(shown()).toBe('centre');
});
