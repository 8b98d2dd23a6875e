import { reactToEvent } from './live-reactions';

function reactTo(event: object) {
  const [toast, refresh] = [jest.fn(), jest.fn(() => Promise.resolve())];
  reactToEvent({ id: '1', type: 'PROMOTION', popup: true, ...event } as Parameters<typeof reactToEvent>[0], {
    publish: jest.fn(),
    account: { refresh },
    messages: { toast },
    language: { current: 'EN', text: (key) => key, money: ({ minor }) => String(minor), date: String },
    currency: 'CNY',
  });
  return { toasts: toast.mock.calls.flat() as unknown[], refreshed: refresh.mock.calls.flat() as unknown[] };
}

test.each([
  ['a title or a message', {}],
  ['more than blank ones', { title: '', message: '' }],
])('an event without %s refreshes the account and never shows its type', (_what, words) => {
  const { toasts, refreshed } = reactTo({ data: { amount: '3.00' }, ...words });
  expect(toasts).toEqual([]);
  expect(refreshed).toEqual(['promotions', 'balance']);
});

test('an event with a title alone shows the title', () => {
  expect(reactTo({ title: 'Paid' }).toasts).toEqual([{ kind: 'info', text: 'Paid', duration: 'stays' }]);
});
