import { EventBus } from '../events/event-bus';
import { LatePopups } from '../popups/late-popups';
import { greetFirstSignIn } from './greet-first-sign-in';

function aPortal({ greets = true } = {}) {
  const run = jest.fn(() => Promise.resolve(undefined as never));
  const events = new EventBus({ error: jest.fn() });
  const popups = new LatePopups();
  const stop = greetFirstSignIn(events, { has: (name) => greets && name === 'session.greet@1', run }, popups);
  const shown: { order: number; key: string }[] = [];
  popups.connect((waiting) => {
    for (const popup of waiting.filter((one) => one.wanted())) {
      shown.push({ order: popup.order, key: popup.key });
      void popup.show();
    }
  });
  const signIn = (first: object) => events.publish('session.signed-in@1', { account: 'mei88', ...first });
  return { run, signIn, stop, shown };
}

test('the first sign-in of a customer runs the greeting, once; a later one does not [LOG-30]', () => {
  const { run, signIn, stop, shown } = aPortal();
  signIn({});
  signIn({ firstTime: false });
  expect(run).not.toHaveBeenCalled();

  signIn({ firstTime: true });
  expect(run.mock.calls).toEqual([['session.greet@1']]);
  expect(shown).toEqual([{ order: 10, key: 'greeting.mei88' }]);
  stop();
  signIn({ firstTime: true });
  expect(run).toHaveBeenCalledTimes(1);
});

test('without a remote that greets, nothing runs', () => {
  const { run, signIn } = aPortal({ greets: false });
  signIn({ firstTime: true });
  expect(run).not.toHaveBeenCalled();
});
