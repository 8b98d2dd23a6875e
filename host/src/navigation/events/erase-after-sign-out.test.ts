import 'fake-indexeddb/auto';
import { customerDrafts } from '@atrium/ui/drafts';
import { EventBus } from './event-bus';
import { eraseAfterSignOut } from './erase-after-sign-out';

test('a sign-out erases the drafts of customers, a lost session does not', async () => {
  const drafts = customerDrafts('aurora', '7');
  await drafts.save('apply', { remark: 'On Monday' });
  const events = new EventBus({ error: jest.fn() });
  eraseAfterSignOut(events);

  events.publish('session.ended@1', { reason: 'lost' });
  expect(await drafts.read('apply')).toEqual({ remark: 'On Monday' });
  events.publish('session.ended@1', { reason: 'signed-out' });
  expect(await drafts.read('apply')).toEqual({});
});
