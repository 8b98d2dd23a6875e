import { centreLoader } from '@atrium/api/figures';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useUndecided } from './use-undecided';

let root: Root;
let element: HTMLElement;

function Opening({ parts }: { parts: { state: string; value?: unknown }[] }) {
  return useUndecided(parts);
}

/** Renders synchronously and flushes effects. */
function draw(...parts: { state: string; value?: unknown }[]): string | null {
  flushSync(() => root.render(<Opening parts={parts} />));
  return element.textContent;
}

const late = { state: 'loading' };
const ready = { state: 'ready', value: 7 };

beforeEach(() => {
  jest.useFakeTimers();
  element = document.createElement('div');
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  jest.useRealTimers();
});

test('the loader gives up after 3000 ms, until the last part arrives [MEM-06] [LIM-03]', () => {
  expect(centreLoader).toBe(3_000);
  expect(draw(ready, late)).toBe('loading');
  jest.advanceTimersByTime(2_999);
  expect(draw(ready, late)).toBe('loading');
  jest.advanceTimersByTime(1);
  expect(draw(ready, late)).toBe('incomplete');
  expect(draw(ready, ready)).toBe('complete');
});

test('a part that is loaded again, or has failed, is not waited for [WAL-05]', () => {
  expect(draw({ state: 'loading', value: 7 }, { state: 'failed' }, { state: 'absent' })).toBe('failed');
  expect(draw({ state: 'loading', value: 7 }, { state: 'failed', value: 7 })).toBe('complete');
  expect(jest.getTimerCount()).toBe(0);
});
