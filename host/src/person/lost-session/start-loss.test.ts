import { MessageStore } from '../../messages/message-store';
import { FakeTabs } from '../../storage/testing/fake-tabs';
import type { LossMessage } from './loss-message';
import { startLoss } from './start-loss';

/** Web Locks of one browser: one holder, the next follows; a request that was aborted before its turn is skipped. */
function fakeLocks() {
  let queue = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, act: () => Promise<void>) => {
    const turn = queue.then(() => (signal?.aborted ? undefined : act()));
    queue = turn.then(() => undefined);
    return turn;
  };
  return { request } as unknown as LockManager;
}

function browser() {
  const room = new FakeTabs<LossMessage>();
  const locks = fakeLocks();
  const tab = ({ visible = false, token = 'secret', login = '' } = {}) => {
    const page = Object.assign(new EventTarget(), { visibilityState: visible ? 'visible' : 'hidden' });
    const session = {
      lost: false,
      left: false,
      leftFor: undefined as string | undefined,
      authorization: () => token,
      lose: () => !session.lost && (session.lost = true),
      confirmLoss: (to?: string) => {
        session.leftFor = to;
        for (const { session: other } of tabs) Object.assign(other, { lost: false, left: true });
      },
    };
    const messages = new MessageStore({
      text: (key) => key,
      places: { has: () => false, open: () => undefined },
      windowHeight: () => 900,
    });
    const showLoss = startLoss({
      session,
      messages,
      tabs: room.open(),
      locks,
      name: 'loss',
      page: page as unknown as Document,
      ok: () => 'OK',
      signIn: () => (login ? { label: 'Sign in', address: login } : undefined),
    });
    const look = (at: boolean) => {
      page.visibilityState = at ? 'visible' : 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
    };
    const made = {
      session,
      look,
      said: () => messages.dialog?.text,
      choices: () => messages.dialog?.actions.map(({ label }) => label),
      read: (choice = 0) => messages.dialog?.settle(messages.dialog.actions[choice]),
      /** A call of this tab fails because the session is lost. */
      findOut: () => session.lose() && showLoss({ reason: 'login.not.session', text: 'Your session has ended' }),
    };
    tabs.push(made);
    return made;
  };
  const tabs: { session: object }[] = [];
  return tab;
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

test('of many tabs the visible one shows the message, whichever noticed the loss, and all are lost [SES-21]', async () => {
  const tab = browser();
  const hidden = Array.from({ length: 18 }, () => tab());
  const seen = tab({ visible: true });
  const [first] = hidden;
  first?.findOut();
  await settled();

  expect(seen.said()).toBe('Your session has ended');
  expect(hidden.map(({ said }) => said())).toEqual(hidden.map(() => undefined));
  expect([seen, ...hidden].every(({ session }) => session.lost)).toBe(true);

  seen.read();
  await settled();
  expect([seen, ...hidden].every(({ session }) => session.left)).toBe(true);
});

test('the message follows to the next visible tab, and is in no other', async () => {
  const tab = browser();
  const [one, other] = [tab({ visible: true }), tab()];
  one.findOut();
  await settled();
  one.look(false);
  other.look(true);
  await settled();
  expect([one.said(), other.said()]).toEqual([undefined, 'Your session has ended']);

  other.look(false);
  one.look(true);
  await settled();
  expect([one.said(), other.said()]).toEqual(['Your session has ended', undefined]);
});

test('one of two windows side by side shows it', async () => {
  const tab = browser();
  const tabs = [tab({ visible: true }), tab({ visible: true })];
  tabs.forEach(({ findOut }) => findOut());
  await settled();
  expect(tabs.map(({ said }) => said()).filter(Boolean)).toHaveLength(1);
});

test('a tab with another session ignores it', async () => {
  const tab = browser();
  const [one, other] = [tab({ visible: true }), tab({ token: 'newer' })];
  one.findOut();
  await settled();
  expect(other.session.lost).toBe(false);
});

test('the message leads home, or to sign-in and back to the page', async () => {
  const tab = browser();
  const login = '/login?next=%2Fmember%2Fwithdraw';
  const leaves = async (choice: number) => {
    const one = tab({ visible: true, login, token: `session ${choice}` });
    one.findOut();
    await settled();
    expect(one.choices()).toEqual(['OK', 'Sign in']);
    one.read(choice);
    await settled();
    return one.session.leftFor;
  };

  expect(await leaves(0)).toBeUndefined();
  expect(await leaves(1)).toBe(login);
});

test('without a sign-in page the message only leads home', async () => {
  const one = browser()({ visible: true });
  one.findOut();
  await settled();

  expect(one.choices()).toEqual(['OK']);
});
