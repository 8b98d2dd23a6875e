import 'fake-indexeddb/auto';
import { customerDrafts } from '@atrium/ui/drafts';
import { authHost } from '../testing/auth-host';
import signOut from './sign-out';

describe('signing out', () => {
  it('ends the session after confirmation', async () => {
    const host = authHost();
    await signOut(host);
    expect(host.records.messages.map(({ kind }) => kind)).toEqual(['confirm']);
    expect(host.records.sessionsEnded).toBe(1);
  });

  it('keeps the session when the dialog is cancelled', async () => {
    const host = authHost({ replies: { confirm: false } });
    await signOut(host);
    expect(host.records.sessionsEnded).toBe(0);
  });

  it('erases unsent input before the session ends, and keeps it with the session', async () => {
    const drafts = customerDrafts('demo', '7');
    await drafts.save('apply', { remark: 'On Monday' });
    await signOut(authHost({ replies: { confirm: false } }));
    expect(await drafts.read('apply')).toEqual({ remark: 'On Monday' });

    const host = authHost();
    const ended = jest.spyOn(host.session, 'end').mockImplementation(async () => {
      expect(await drafts.read('apply')).toEqual({});
    });
    await signOut(host);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
