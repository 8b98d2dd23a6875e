import { memberHost } from '../../testing/member-host';
import { FeedbackStore } from './feedback-store';

const visitor = () => new FeedbackStore({ api: memberHost().api, account: undefined });

test('what is missing stays named when the drafts are read after the form was sent, and hold none', async () => {
  const store = visitor();
  store.name('Mei');
  expect(await store.submit()).toBe(false);
  store.restore({});
  expect(store.errors.content).toBe('not_empty');
  expect(store.sender).toBe('Mei');
});

test('a draft fills in what was not typed', () => {
  const store = visitor();
  store.name('Mei');
  store.restore({ sender: 'Lin', content: 'The page is slow.' });
  expect([store.sender, store.content]).toEqual(['Mei', 'The page is slow.']);
});
