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
});
