import { eraseAfterSignOut } from './erase-after-sign-out';
import { EventBus } from './event-bus';

test('a sign-out erases the drafts of customers, a lost session does not', () => {
  const events = new EventBus({ error: jest.fn() });
  const erase = jest.fn(() => Promise.resolve());
  eraseAfterSignOut(events, erase);

  events.publish('session.ended@1', { reason: 'lost' });
  expect(erase).not.toHaveBeenCalled();
  events.publish('session.ended@1', { reason: 'signed-out' });
  expect(erase).toHaveBeenCalledTimes(1);
});
