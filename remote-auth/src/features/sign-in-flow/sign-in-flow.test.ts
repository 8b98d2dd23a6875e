import { authHost } from '../../testing/auth-host';
import { SignInFlow } from './sign-in-flow';
import { mustChangePassword } from './must-change-password';
import { outcomeOf, refusalOf, type SignInOutcome } from './sign-in-outcome';
import { CallError } from '@atrium/contract';

const answer = { token: 't', firstTimeLogin: false, passwordExpired: false, defaultPassword: false, captcha: false };
const asked = { account: 'mei88', password: 'secret1', forcesChange: true };
const accepted: SignInOutcome = { kind: 'accepted', grant: { token: 't', account: 'mei88' } };

describe('sign-in answer', () => {
  it('yields a session for the account of the token [LOG-18]', () => {
    expect(outcomeOf({ ...answer, kind: 1 }, asked)).toEqual({
      kind: 'accepted',
      grant: { token: 't', account: 'mei88', kind: 1 },
    });
  });

  it('reports a first sign-in, for the greeting [LOG-18] [LOG-30]', () => {
    expect(outcomeOf({ ...answer, firstTimeLogin: true }, asked)).toMatchObject({ grant: { firstTime: true } });
  });

  it('reports a required captcha, also in a failure [LOG-18]', () => {
    expect(outcomeOf({ ...answer, token: '', captcha: true }, asked)).toMatchObject({ kind: 'refused', captcha: true });
    const failure = new CallError('login_failed', 'no', { endpoint: 'session.login', value: { captcha: true } });
    expect(refusalOf(failure)).toMatchObject({ kind: 'refused', captcha: true });
  });

  it.each([
    ['server_error', true, true],
    ['server_error', false, false],
    ['TOO_MANY_REQUEST', true, false],
    ['TOO_MANY_REQUESTS', true, false],
    ['cancelled', false, true],
  ])('a failure %s that the host has shown (%p) needs no message: %p', (key, handled, reported) => {
    const failure = new CallError(key, 'no', { endpoint: 'session.login', handled, value: { captcha: 'soon' } });
    expect(refusalOf(failure)).toEqual({ kind: 'refused', captcha: false, reported, key });
  });

  it.each([
    [502, false],
    [504, true],
    [500, true],
  ])('a status %d needs no message beside that of the host: %p', (status, reported) => {
    const failure = new CallError(`http-${status}`, 'no', { endpoint: 'session.login', handled: true, status });
    expect(refusalOf(failure)).toMatchObject({ reported });
  });

  it('any other error is no refusal', () => {
    expect(() => refusalOf(new TypeError('broken'))).toThrow('broken');
  });

  it('holds back the session of an expired password, with the typed default password [LOG-18] [LOG-36]', () => {
    expect(outcomeOf({ ...answer, passwordExpired: true }, asked)).toEqual({
      kind: 'password-change',
      pending: { grant: { token: 't', account: 'mei88' }, defaultPassword: undefined, chosenByAgent: false },
    });
    const held = { pending: { chosenByAgent: true } };
    expect(outcomeOf({ ...answer, mustChangePassword: true }, { ...asked, forcesChange: false })).toMatchObject(held);
    expect(outcomeOf(answer, asked, 'proof-1')).toMatchObject({ pending: { defaultPassword: 'secret1' } });
  });
});

it.each([
  [false, false, false, false],
  [false, false, true, false],
  [false, true, false, false],
  [false, true, true, false],
  [true, false, false, false],
  [true, false, true, true],
  [true, true, false, true],
  [true, true, true, true],
])(
  'with the switch %s, default password %s and expiry %s, forces a change: %s [LOG-28]',
  (forcesChange, defaultPassword, passwordExpired, forced) => {
    expect(mustChangePassword({ forcesChange, defaultPassword, passwordExpired, chosenByAgent: false })).toBe(forced);
  },
);

describe('sign-in flow', () => {
  const pending = { grant: { token: 't', account: 'mei88' }, defaultPassword: undefined };
  const change: SignInOutcome = { kind: 'password-change', pending };

  function makeFlow() {
    const host = authHost();
    return { flow: new SignInFlow(host), grants: host.records.grants };
  }

  it('begins a session after onAccepted has finished [LOG-27] [LOG-35]', async () => {
    const { flow, grants } = makeFlow();
    const before = jest.fn(() => Promise.resolve(expect(grants).toEqual([])));
    await flow.attempt(() => Promise.resolve(accepted), { onAccepted: before });
    expect(before).toHaveBeenCalledWith({ changed: false });
    expect(grants).toEqual([accepted.kind === 'accepted' && accepted.grant]);
    expect(flow.status).toBe('accepted');
  });

  it('requires a password change and holds the token back until it succeeds [LOG-27] [LOG-36]', async () => {
    const { flow, grants } = makeFlow();
    const kept = jest.fn(() => Promise.resolve());
    await flow.attempt(() => Promise.resolve(change), { onAccepted: kept });
    expect([flow.step, grants, kept.mock.calls]).toEqual([change, [], []]);
    await flow.completePasswordChange(pending);
    expect(grants).toEqual([{ token: 't', account: 'mei88', next: '/index' }]);
    expect(kept).toHaveBeenCalledWith({ changed: true });
    expect(flow.step).toBeUndefined();
  });

  it('continues from a second factor to a forced change and then to the session', async () => {
    const { flow, grants } = makeFlow();
    const firstFactor = { username: 'mei88', password: 'secret1' };
    await flow.attempt(() => Promise.resolve({ kind: 'second-factor', firstFactor, mailsCode: true }));
    expect(flow.step).toEqual({ kind: 'second-factor', firstFactor, mailsCode: true });
    await flow.continueWith(change);
    expect(flow.step).toEqual(change);
    await flow.completePasswordChange(pending);
    expect(grants).toHaveLength(1);
  });

  it('stays signed out when a step is cancelled', async () => {
    const { flow, grants } = makeFlow();
    await flow.attempt(() => Promise.resolve(change));
    flow.abandon();
    expect([flow.step, grants, flow.busy]).toEqual([undefined, [], false]);
  });

  it('drops the callbacks of a cancelled attempt', async () => {
    const { flow, grants } = makeFlow();
    const kept = jest.fn(() => Promise.resolve());
    await flow.attempt(() => Promise.resolve(change), { onAccepted: kept });
    flow.abandon();
    await flow.continueWith(accepted);
    expect([grants.length, kept.mock.calls]).toEqual([1, []]);
  });

  it('links an identity until that is cancelled, with the number typed at sign-in where it has none', () => {
    const { flow } = makeFlow();
    const person = { channel: 'GOOGLE', idToken: 'id-7', email: 'mei@example.test' } as const;
    expect(flow.bindingArguments('13800138000')).toEqual({});
    flow.bind(person);
    expect(flow.bindingArguments()).toStrictEqual({ channel: 'GOOGLE', idToken: 'id-7' });
    expect(flow.bindingArguments('13800138000')).toEqual({
      channel: 'GOOGLE',
      idToken: 'id-7',
      mobileNum: '13800138000',
    });
    flow.bind({ ...person, mobileNum: '0812345678' });
    expect(flow.bindingArguments('13800138000').mobileNum).toBe('0812345678');
    flow.unbind();
    expect(flow.bindingArguments('13800138000')).toEqual({});
  });

  it('passes a refusal to the form, and drops the step and the failure of the attempt before', async () => {
    const { flow } = makeFlow();
    await flow.attempt(() => Promise.resolve(change));
    const refusal: SignInOutcome = { kind: 'refused', captcha: true, reported: false, key: 'login_failed' };
    const onRefused = jest.fn();
    await flow.attempt(() => Promise.resolve(refusal), { onRefused });
    expect([onRefused.mock.calls, flow.step, flow.busy]).toEqual([[[refusal]], undefined, false]);
    let asked: unknown[] = [];
    await flow.attempt(() => {
      asked = [flow.failure, flow.busy];
      return Promise.resolve(accepted);
    });
    expect(asked).toEqual([undefined, true]);
  });

  it('runs one attempt at a time', async () => {
    const { flow } = makeFlow();
    const second = jest.fn(() => Promise.resolve(accepted));
    const first = flow.attempt(() => Promise.resolve(accepted));
    await flow.attempt(second);
    await first;
    expect(second).not.toHaveBeenCalled();
  });

  it('reports an unexpected error and that the attempt failed', async () => {
    const host = authHost();
    const flow = new SignInFlow(host);
    await flow.attempt(() => Promise.reject(new RangeError('broken')));
    expect(host.records.errors).toHaveLength(1);
    expect([flow.failure, flow.busy]).toEqual([{ text: 'signIn.failed' }, false]);
  });

  it.each([
    [{ reported: true, reason: 'Locked until noon.' }, undefined],
    [{ reported: false, reason: 'Locked until noon.' }, { message: 'Locked until noon.' }],
    [{ reported: false, key: 'TOO_MANY_REQUESTS' }, { text: 'signIn.tooMany' }],
    [{ reported: false, key: 'login_failed' }, { text: 'signIn.failed' }],
  ])('shows of a refusal %j: %j', async (refusal, failure) => {
    const { flow } = makeFlow();
    await flow.attempt(() => Promise.resolve({ kind: 'refused', captcha: false, ...refusal }));
    expect(flow.failure).toEqual(failure);
    flow.clearFailure();
    expect(flow.failure).toBeUndefined();
  });
});
