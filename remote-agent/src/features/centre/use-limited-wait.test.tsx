import { centreLoader } from '@atrium/api/figures';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useLimitedWait } from './use-limited-wait';

let root: Root;
let element: HTMLElement;
const shown = () => element.textContent;

function Opening({ awaited }: { awaited: boolean }) {
  return useLimitedWait(awaited) ? 'loader' : 'centre';
}

/** Renders synchronously and flushes effects. */
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

test('the loader ends after three seconds [AGT-03]', () => {
  draw(true);
  jest.advanceTimersByTime(2_999);
  draw(true);
  expect([centreLoader, shown()]).toEqual([3_000, 'loader']);
  jest.advanceTimersByTime(1);
  draw(true);
  expect(shown()).toBe('centre');
});

test('leaving the centre stops the wait', () => {
  draw(true);
  expect(jest.getTimerCount()).toBe(1);
  flushSync(() => root.render(null));

  expect(jest.getTimerCount()).toBe(0);
});

test('the loader ends as soon as the data is loaded', () => {
  draw(true);
  draw(false);
  expect(shown()).toBe('centre');
});
