import { authHost } from '../testing/auth-host';
import signOut from './sign-out';

describe('signing out', () => {
  it('ends the session once the person agrees', async () => {
    const host = authHost();
    await signOut(host);
    expect(host.records.messages.map(({ kind }) => kind)).toEqual(['confirm']);
    expect(host.records.sessionsEnded).toBe(1);
  });

  it('leaves everything as it is when the person stays', async () => {
    const host = authHost({ replies: { confirm: false } });
    await signOut(host);
    expect(host.records.sessionsEnded).toBe(0);
  });
});
