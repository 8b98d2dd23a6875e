import { waitFor } from '@testing-library/dom';
import { closeOpened, openHere } from './opened-here';

const push = (key: string) => () => history.pushState({ key }, '', `/${key}`);
const showList = jest.fn();
const returned = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

beforeEach(() => {
  showList.mockClear();
  push('before')();
  push('list')();
});

test('an item that its list opened goes back to the list when it closes', async () => {
  openHere(push('item'));
  closeOpened(showList);
  await waitFor(() => expect(location.pathname).toBe('/list'));
  expect(showList).not.toHaveBeenCalled();
});

test('two presses go back once', async () => {
  openHere(push('item'));
  const back = jest.spyOn(history, 'back');
  const moved = returned();
  closeOpened(showList);
  closeOpened(showList);
  await moved;
  expect(back).toHaveBeenCalledTimes(1);
  expect(location.pathname).toBe('/list');

  // and the next item closes again
  openHere(push('other'));
  closeOpened(showList);
  await waitFor(() => expect(location.pathname).toBe('/list'));
  back.mockRestore();
});

test('the mark is in the history entry, beside the state of the router, so that it outlives a reload', async () => {
  openHere(push('item'));
  expect(history.state).toEqual({ key: 'item', openedHere: true });
  push('elsewhere')();
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/item'));
  // a reload runs the module again
  jest.resetModules();
  const reloaded = (await import('./opened-here')).closeOpened;
  reloaded(showList);
  await waitFor(() => expect(location.pathname).toBe('/list'));
  expect(showList).not.toHaveBeenCalled();
});

test.each([
  ['an address opened', () => push('item')()],
  ['the host did not open, because the person stays', () => openHere(() => undefined)],
])('an item that %s shows the list in its own entry', (_how, open) => {
  open();
  closeOpened(showList);
  expect(showList).toHaveBeenCalledTimes(1);
});
