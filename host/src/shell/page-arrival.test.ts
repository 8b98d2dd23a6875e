import { testPortal } from '../navigation/places/testing';
import { PageArrival } from './page-arrival';

function page() {
  document.body.innerHTML = '<header><button>Languages</button></header><main><h1>Slots</h1></main>';
  const main = document.querySelector('main')!;
  const button = document.querySelector('button')!;
  const arrival = new PageArrival(testPortal().history, window);
  const stop = arrival.start();
  arrival.arrive(main);
  return { arrival, main, button, heading: document.querySelector('h1')!, stop };
}

beforeEach(() => {
  window.scrollTo = () => undefined;
});

test('a new page gets the focus on its heading', () => {
  const { arrival, main, button, heading, stop } = page();
  button.focus();
  arrival.leave();
  arrival.arrive(main);
  expect(document.activeElement).toBe(heading);
  stop();
});

test('a page that loads late leaves the focus where the person has moved it since', () => {
  const { arrival, main, button, stop } = page();
  arrival.leave();
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.focus();
  arrival.arrive(main);
  expect(document.activeElement).toBe(button);
  stop();
});

test('a button pressed on the previous page does not keep the focus', () => {
  const { arrival, main, button, heading, stop } = page();
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  arrival.leave();
  arrival.arrive(main);
  expect(document.activeElement).toBe(heading);
  stop();
});
