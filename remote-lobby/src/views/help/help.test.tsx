import { mountView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import { lobbyHost } from '../../testing/lobby-host';
import { helpTopics } from '../../features/help/help-topics';
import help from './index';

afterEach(() => {
  window.location.hash = '';
  document.body.replaceChildren();
});

test('shows all questions collapsed, each with its answer', async () => {
  await mountView(help, lobbyHost());
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeTruthy();
  const topics = [...document.querySelectorAll('details')];
  expect(topics.map(({ id }) => id)).toEqual([...helpTopics]);
  expect(topics.filter(({ open }) => open)).toEqual([]);
});

test('the address hash opens its topic [HLP-03]', async () => {
  window.location.hash = '#demo';
  Element.prototype.scrollIntoView = () => undefined;
  await mountView(help, lobbyHost());
  const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
  await waitFor(() => expect(open()).toEqual(['demo']));
});
