import { authHost } from '../../testing/auth-host';
import { Admission } from './admission';
import { mustChange } from './must-change';
import { outcomeOf, refusalOf, type Outcome } from './outcome';
import { CallError } from '@atrium/contract';

const answer = { token: 't', firstTimeLogin: false, passwordExpired: false, defaultPassword: false, captcha: false };
const asked = { account: 'mei88', password: 'secret1', forcesChange: true };
const accepted: Outcome = { kind: 'accepted', grant: { token: 't', account: 'mei88' } };

describe('what an answer comes to', () => {
  it('is a session of whom the token names [LOG-18]', () => {
    expect(outcomeOf({ ...answer, kind: 1 }, asked)).toEqual({
      kind: 'accepted',
      grant: { token: 't', account: 'mei88', kind: 1 },
    });
  });

  it('says who is here for the first time, to be greeted [LOG-18] [LOG-30]', () => {
    expect(outcomeOf({ ...answer, firstTimeLogin: true }, asked)).toMatchObject({ grant: { firstTime: true } });
  });

  it('asks for a captcha, in a failure too [LOG-18]', () => {
    expect(outcomeOf({ ...answer, token: '', captcha: true }, asked)).toMatchObject({ kind: 'refused', captcha: true });
    const failure = new CallError('login_failed', 'no', { endpoint: 'session.login', value: { captcha: true } });
    expect(refusalOf(failure)).toMatchObject({ kind: 'refused', captcha: true });
  });

  it('holds the session of an expired password, and the default password that was typed with it [LOG-18] [LOG-36]', () => {
    expect(outcomeOf({ ...answer, passwordExpired: true }, asked)).toEqual({
      kind: 'password-change',
      held: { grant: { token: 't', account: 'mei88' }, defaultPassword: undefined },
    });
    expect(outcomeOf({ ...answer, defaultPassword: true }, asked)).toMatchObject({
      held: { defaultPassword: 'secret1' },
    });
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
  'with the switch %s, the default password %s and expiry %s a change is forced: %s [LOG-28]',
  (forcesChange, defaultPassword, passwordExpired, forced) => {
    expect(mustChange({ forcesChange, defaultPassword, passwordExpired })).toBe(forced);
  },
);

describe('letting somebody in', () => {
  const held = { grant: { token: 't', account: 'mei88' }, defaultPassword: undefined };
  const change: Outcome = { kind: 'password-change', held };

  function anAdmission() {
    const host = authHost();
    return { admission: new Admission(host), grants: host.records.grants };
  }

  it('leads to a session, once what was to be kept is kept [LOG-27] [LOG-35]', async () => {
    const { admission, grants } = anAdmission();
    const before = jest.fn(() => Promise.resolve(expect(grants).toEqual([])));
    await admission.attempt(() => Promise.resolve(accepted), { onAccepted: before });
    expect(before).toHaveBeenCalledWith({ changed: false });
    expect(grants).toEqual([accepted.kind === 'accepted' && accepted.grant]);
    expect(admission.status).toBe('accepted');
  });

  it('leads to a change of the password, with the token held aside until it has succeeded [LOG-27] [LOG-36]', async () => {
    const { admission, grants } = anAdmission();
    const kept = jest.fn(() => Promise.resolve());
    await admission.attempt(() => Promise.resolve(change), { onAccepted: kept });
    expect([admission.hurdle, grants, kept.mock.calls]).toEqual([change, [], []]);
    await admission.changed(held);
    expect(grants).toEqual([{ token: 't', account: 'mei88', next: '/index' }]);
    expect(kept).toHaveBeenCalledWith({ changed: true });
    expect(admission.hurdle).toBeUndefined();
  });

  it('goes from a second factor to a forced change, and from there to a session', async () => {
    const { admission, grants } = anAdmission();
    const proof = { username: 'mei88', password: 'secret1' };
    await admission.attempt(() => Promise.resolve({ kind: 'second-factor', proof }));
    expect(admission.hurdle).toEqual({ kind: 'second-factor', proof });
    await admission.goOn(change);
    expect(admission.hurdle).toEqual(change);
    await admission.changed(held);
    expect(grants).toHaveLength(1);
  });

  it('leaves a visitor who leaves a hurdle', async () => {
    const { admission, grants } = anAdmission();
    await admission.attempt(() => Promise.resolve(change));
    admission.abandon();
    expect([admission.hurdle, grants, admission.busy]).toEqual([undefined, [], false]);
  });

  it('keeps nothing for an attempt that was left when somebody else comes in', async () => {
    const { admission, grants } = anAdmission();
    const kept = jest.fn(() => Promise.resolve());
    await admission.attempt(() => Promise.resolve(change), { onAccepted: kept });
    admission.abandon();
    await admission.goOn(accepted);
    expect([grants.length, kept.mock.calls]).toEqual([1, []]);
  });

  it('takes one attempt at a time', async () => {
    const { admission } = anAdmission();
    const second = jest.fn(() => Promise.resolve(accepted));
    const first = admission.attempt(() => Promise.resolve(accepted));
    await admission.attempt(second);
    await first;
    expect(second).not.toHaveBeenCalled();
  });

  it('records a surprise and says that it failed', async () => {
    const host = authHost();
    const admission = new Admission(host);
    await admission.attempt(() => Promise.reject(new RangeError('broken')));
    expect(host.records.errors).toHaveLength(1);
    expect([admission.failedUntold, admission.busy]).toEqual([true, false]);
  });
});
