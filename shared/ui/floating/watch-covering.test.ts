import { watchCovering } from './watch-covering';

let below: Element | undefined;
let stop: (() => void) | undefined;
beforeEach(() => {
  jest.useFakeTimers();
  document.elementsFromPoint = () => (below ? [below] : []);
});
afterEach(() => {
  stop?.();
  jest.useRealTimers();
  document.body.replaceChildren();
});

function watch() {
  const reports: boolean[] = [];
  const element = document.body.appendChild(document.createElement('aside'));
  const watching = watchCovering(
    element,
    () => ({ x: 0, y: 0, width: 56, height: 56 }),
    (covers) => {
      reports.push(covers);
    },
  );
  stop = watching.stop;
  return { element, reports };
}

test.each([
  ['<a href="/">Home</a>', 'a', true],
  ['<button><svg></svg></button>', 'svg', true],
  ['<p>Words</p>', 'p', true],
  ['<div> <p>Words</p></div>', 'div', false],
  ['<img alt="A picture">', 'img', false],
])('of the page below, %s counts by what can be pressed or read', (html, selector, covers) => {
  document.body.innerHTML = html;
  below = document.querySelector(selector) ?? undefined;
  const { reports } = watch();
  expect(reports).toEqual([covers]);
  jest.advanceTimersByTime(150);
  expect(reports).toEqual([covers, covers]);
});

test('a short line of small text is found wherever it lies below', () => {
  document.body.innerHTML = '<b>¥8</b>';
  const amount = document.querySelector('b');
  for (let top = 0; top <= 56 - 13; top += 1) {
    const isOn = (x: number, y: number) => x >= 20 && x <= 33 && y >= top && y <= top + 13;
    document.elementsFromPoint = (x, y) => (amount && isOn(x, y) ? [amount] : []);
    const { reports } = watch();
    expect([top, reports[0]]).toEqual([top, true]);
    stop?.();
  }
});

test('a page that changes all the time is looked at all the same; one that scrolls, when it is still', async () => {
  document.body.innerHTML = '<p>0</p>';
  below = document.body;
  const { reports } = watch();
  jest.advanceTimersByTime(150);
  const [text] = document.querySelector('p')?.childNodes ?? [];
  for (let tick = 1; tick <= 4; tick += 1) {
    Object.assign(text ?? {}, { nodeValue: String(tick) });
    // observers are called after the current task
    await Promise.resolve();
    jest.advanceTimersByTime(100);
  }
  expect(reports).toHaveLength(4);

  for (let step = 0; step < 4; step += 1) {
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(100);
  }
  expect(reports).toHaveLength(4);
  jest.advanceTimersByTime(50);
  expect(reports).toHaveLength(5);
});

test('what lies in the floating element itself does not count', () => {
  const { element, reports } = watch();
  below = element;
  element.textContent = 'Chat';
  jest.advanceTimersByTime(150);
  expect(reports).toEqual([false, false]);
});
