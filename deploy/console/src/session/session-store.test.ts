import { AskFailure } from '../registry/ask-failure';
import { fakeRegistry } from '../testing/fake-registry';
import { keptCredentials } from './kept-credentials';
import { SessionStore } from './session-store';

const identity = { name: 'mei', remotes: 'all', operator: true, environment: 'local' };
const refused = () => {
  throw new AskFailure('TokenRefused', 'The token was revoked.');
};

afterEach(() => sessionStorage.clear());

it('keeps the token for this tab once the registry accepts it', async () => {
  const session = new SessionStore(() => fakeRegistry({ 'who-am-i': () => identity }).ask);
  await session.signIn({ token: 't', actor: 'mei' });
  expect(session.signedIn?.identity.name).toBe('mei');
  expect(keptCredentials()).toEqual({ token: 't', actor: 'mei' });
});

it('does not keep a refused token, and shows the reason', async () => {
  const session = new SessionStore(() => fakeRegistry({ 'who-am-i': refused }).ask);
  await session.signIn({ token: 't' });
  expect(session.signedIn).toBeUndefined();
  expect(session.failure?.message).toBe('The token was revoked.');
  expect(keptCredentials()).toBeUndefined();
});

it('ends as soon as a call is refused for its token, and forgets the token', async () => {
  const session = new SessionStore(() => fakeRegistry({ 'who-am-i': () => identity, status: refused }).ask);
  await session.signIn({ token: 't' });
  await expect(session.signedIn?.ask('status', {})).rejects.toThrow('revoked');
  expect(session.signedIn).toBeUndefined();
  expect(session.failure?.kind).toBe('TokenRefused');
  expect(keptCredentials()).toBeUndefined();
});

it('survives a reload of the tab', async () => {
  const tokens: string[] = [];
  const asking = ({ token }: { token: string }) => {
    tokens.push(token);
    return fakeRegistry({ 'who-am-i': () => identity }).ask;
  };
  await new SessionStore(asking).signIn({ token: 't' });
  const again = new SessionStore(asking);
  await again.resume();
  expect(again.signedIn?.identity.name).toBe('mei');
  expect(tokens).toEqual(['t', 't']);
});
