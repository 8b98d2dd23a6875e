import { CallError, inLanguage } from '@atrium/contract';
import { textFaults } from '@atrium/contract/testing';
import texts from '../../language/locales/EN.json';
import { MessageStore } from '../../messages/message-store';
import { createProblems, type ProblemCircumstances, type ProblemCollaborators } from './create-problems';
import { outcomeTexts } from './outcome-texts';
import { problemTable } from './problem-table';

const english: Record<string, string> = texts;
const fill = (text: string, values: object = {}) =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replace(`{{${name}}}`, String(value)), text);

function problems(more: Partial<ProblemCollaborators> = {}, present: string[] = []) {
  const places = { has: (place: string) => present.includes(place), open: jest.fn() };
  const language = {
    text: (key: string, values?: object) => fill(english[key] ?? key, values),
    knows: (key: string) => Object.hasOwn(english, key),
    date: (value: number | Date) => new Date(value).toISOString(),
    current: 'EN',
  };
  const messages = new MessageStore({ text: language.text, places, windowHeight: () => 900 });
  let active = true;
  const session = { lose: jest.fn(() => active && !(active = false)), confirmLoss: jest.fn() };
  const log = jest.fn();
  const publish = jest.fn();
  const showProblem = createProblems({ messages, language, session, places, secure: true, publish, log, ...more });
  const fail = (key: string, details: object = {}, circumstances: Partial<ProblemCircumstances> = {}) =>
    showProblem(new CallError(key, (details as { message?: string }).message ?? key, { endpoint: 'e', ...details }), {
      silent: false,
      ownSession: true,
      ...circumstances,
    });
  return { fail, messages, session, places, log, publish };
}

const labels = (messages: MessageStore) => messages.dialog?.actions.map(({ label }) => label);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("shows a named key in the page's language, an unknown one with the server's message, else in the details of a general sentence [ERR-01]", () => {
  const { fail, messages } = problems();
  fail('in_stay_tuned', { message: 'Server says' });
  fail('quite_new', { message: 'Server says' });
  fail('quite_new', { requestId: '7f3a' });

  expect(messages.dialogs.map(({ text }) => text)).toEqual([
    texts.in_stay_tuned,
    'Server says',
    texts.answer_not_understood,
  ]);
  expect(messages.dialogs.map(({ small }) => small)).toEqual([
    undefined,
    undefined,
    expect.stringContaining('7f3a · quite_new'),
  ]);
});

test("shows a code without a name with the server's message [ERR-27] [KEY-17]", () => {
  const { fail, messages } = problems();
  fail('E1234', { message: 'Please call us' });

  expect(messages.dialog).toMatchObject({ kind: 'warning', text: 'Please call us' });
});

test.each(['constructor', '__proto__', 'toString'])('treats a key named %s like any other', (key) => {
  const { fail, messages } = problems();
  fail(key, { message: 'Server says' });

  expect(messages.dialog).toMatchObject({ kind: 'warning', text: 'Server says' });
});

test('publishes an event, and shows no dialog, when an identity must be bound [ERR-12]', () => {
  const { fail, messages, publish } = problems();
  fail('bind_customer_required', { endpoint: 'session.social' });

  expect(messages.dialog).toBeUndefined();
  expect(publish.mock.calls).toEqual([['session.bind-required@1', { endpoint: 'session.social' }]]);
});

test('publishes an event, and shows no dialog, when a second factor is required [ERR-13]', () => {
  const { fail, messages, publish } = problems();
  fail('login_verify_required', { endpoint: 'session.login' });

  expect(messages.dialog).toBeUndefined();
  expect(publish.mock.calls).toEqual([['session.verification-required@1', { endpoint: 'session.login' }]]);
});

test.each(['merchant.acct.setup.err', 'TOO_MANY_REQUEST', 'TOO_MANY_REQUESTS'])(
  '%s shows no dialog [ERR-20]',
  (key) => {
    const { fail, messages, log } = problems();
    fail(key);

    expect(messages.dialog).toBeUndefined();
    expect(log).toHaveBeenCalled();
  },
);

describe('a call that moves money', () => {
  /** The code that shows it is a chunk of its own. */
  const shown = async () => {
    await import('./show-seldom');
    await settled();
  };
  const unanswered: [string, object][] = [
    ['http-502', { status: 502 }],
    ['http-504', { status: 504 }],
    ['network', {}],
    ['timeout', {}],
    ['shape', { status: 200 }],
    ['server_error', { status: 200, message: 'Database failure' }],
  ];

  test.each(unanswered)(
    'after %s, its outcome is unknown: the page says so and where to look, once',
    async (key, details) => {
      const { fail, messages, log } = problems({}, ['mall.record@1']);
      const lost = { endpoint: 'mall.redeem', requestId: '7f3a', ...details };
      expect(fail(key, lost, { money: true, silent: true })).toBe(true);
      fail(key, lost, { money: true });
      await shown();

      expect(messages.dialogs).toMatchObject([{ kind: 'warning', text: outcomeTexts.EN['unknown'] }]);
      expect(messages.dialog?.small).toContain(`7f3a · ${key}`);
      expect(messages.dialog?.actions[1]).toMatchObject({ to: { place: 'mall.record@1' } });
      expect(log).toHaveBeenCalled();
    },
  );

  test('shows a refusal like any other call, and nothing once the page is left', async () => {
    const { fail, messages } = problems();
    fail('points_not_enough', { status: 422, message: 'Too few points' }, { money: true });
    fail('cancelled', {}, { money: true });
    fail('session-lost', {}, { money: true });
    await shown();

    expect(messages.dialogs.map(({ text }) => text)).toEqual(['Too few points']);
  });

  test('shows a refusal with status 200 with its reason', async () => {
    const { fail, messages } = problems();
    fail('points_not_enough', { status: 200, message: 'Too few points' }, { money: true });
    await shown();

    expect(messages.dialogs.map(({ text }) => text)).toEqual(['Too few points']);
  });

  test('its texts exist in every language', async () => {
    expect(await textFaults(async (code) => ({ default: inLanguage(outcomeTexts, code) }))).toEqual([]);
  });
});

describe("a vendor's maintenance", () => {
  const [maintainTime, endTime] = [Date.UTC(2026, 0, 1, 8), Date.UTC(2026, 0, 1, 10)];
  const value = { maintainTime, endTime: '2026-01-01 10:00:00', resType: 1 };
  /** The code that shows it is a chunk of its own. */
  const shown = async () => {
    await import('./show-seldom');
    await settled();
  };

  test('is published with its text and times for the recommended games, and no dialog opens [ERR-14] [REC-08]', async () => {
    const { fail, messages, publish } = problems({}, ['lobby.recommended@1']);

    expect(fail('vendor_under_maintenance', { endpoint: 'wallets.transfer', value })).toBe(true);
    await shown();

    expect(publish.mock.calls).toEqual([
      [
        'game.maintenance@1',
        { vendor: '', message: texts.vendor_under_maintenance, from: maintainTime, until: endTime },
      ],
    ]);
    expect(messages.dialog).toBeUndefined();
  });

  test.each(['vendor_busy', 'in_stay_tuned', 'game_maintenance'])(
    'is what a launch reports by resType 1, whatever the key: %s [LCH-31] [REC-07] [REC-08]',
    async (key) => {
      const { fail, messages, publish } = problems({}, ['lobby.recommended@1']);

      fail(key, { endpoint: 'games.launch', message: 'Back soon', value: { resType: '1' } }, { silent: true });
      await shown();

      const message = english[key] ?? 'Back soon';
      expect(publish.mock.calls).toEqual([['game.maintenance@1', { vendor: '', message }]]);
      expect(messages.dialog).toBeUndefined();
    },
  );

  test('is not what resType says in the answers of other calls, or of a lost session', async () => {
    const { fail, messages, publish } = problems({}, ['lobby.recommended@1']);

    fail('E1', { endpoint: 'session.login', value: { resType: 1 } });
    fail('login.not.session', { endpoint: 'games.launch', value: { resType: 1 } });
    await shown();

    expect(publish).not.toHaveBeenCalled();
    expect(messages.dialogs).toHaveLength(2);
  });

  test('is shown in one dialog with its start and end where the page has no recommended games [ERR-14]', async () => {
    const { fail, messages } = problems();
    fail('vendor_under_maintenance', { value });
    fail('vendor_under_maintenance', { value });
    await shown();

    expect(messages.dialogs.map(({ text }) => text)).toEqual([
      `${texts.vendor_under_maintenance}\nMaintenance from 2026-01-01T08:00:00.000Z to 2026-01-01T10:00:00.000Z`,
    ]);
  });

  test.each([
    ['no time that can be read', { maintainTime: 'soon', endTime: null }, ''],
    ['its start alone', { maintainTime }, '\nMaintenance from 2026-01-01T08:00:00.000Z to …'],
    ['its end alone', { endTime }, '\nMaintenance from … to 2026-01-01T10:00:00.000Z'],
    ['a message among its details', { message: 'Back soon' }, '\nBack soon'],
  ])('is shown with %s [ERR-14]', async (_, value, more) => {
    const { fail, messages } = problems();
    fail('vendor_under_maintenance', { value });
    await shown();

    expect(messages.dialog?.text).toBe(`${texts.vendor_under_maintenance}${more}`);
  });

  test('is named so where a launch reports it by resType, with a key that no text explains', async () => {
    const { fail, messages } = problems();
    fail('x', { endpoint: 'games.launch', value: { resType: 1 } });
    await shown();

    expect(messages.dialog?.text).toBe(texts.vendor_under_maintenance);
  });
});

test('offers cancel and deposit for an insufficient balance [ERR-16]', () => {
  const { fail, messages } = problems({}, ['member.deposit@1']);
  fail('launch_game_balance_not_enough');

  expect(labels(messages)).toEqual(['Cancel', 'Deposit']);
});

test('opens the deposit place from its deposit button [ERR-17]', async () => {
  const { fail, messages, places } = problems({}, ['member.deposit@1']);
  fail('launch_game_balance_not_enough');
  messages.dialog?.settle(messages.dialog.actions[1]);
  await settled();

  expect(places.open).toHaveBeenCalledWith('member.deposit@1', undefined);
});

test('does not offer a deposit place that does not exist', () => {
  const { fail, messages } = problems();
  fail('launch_game_balance_not_enough');

  expect(labels(messages)).toEqual(['OK']);
});

test.each(['token_ip_different', 'user.or.token.invalid', 'login.not.session', 'CUSTOMER_NOT_LOGIN'])(
  '%s shows its message; confirming ends the session [ERR-19]',
  async (key) => {
    const { fail, messages, session } = problems();
    fail(key);
    expect(messages.dialog?.text).toBe(english[key]);
    expect(session.confirmLoss).not.toHaveBeenCalled();

    messages.dialog?.settle(messages.dialog.actions[0]);
    await settled();
    expect(session.confirmLoss).toHaveBeenCalledTimes(1);
  },
);

test("HTTP 401 warns with the server's message; confirming ends the session [ERR-21]", async () => {
  const { fail, messages, session } = problems();
  fail('http-401', { status: 401, message: 'Signed in elsewhere' });
  expect(messages.dialog).toMatchObject({ kind: 'warning', text: 'Signed in elsewhere' });

  messages.dialog?.settle(undefined);
  await settled();
  expect(session.confirmLoss).toHaveBeenCalled();
});

test('shows one session-lost dialog for several failures at once [ERR-26]', () => {
  const { fail, messages } = problems();
  fail('http-401', { status: 401 });
  fail('login.not.session', { status: 401 });
  fail('token_ip_different');

  expect(messages.dialogs).toHaveLength(1);
});

test('shows the same failure of several calls once while its dialog is open', () => {
  const { fail, messages } = problems();
  fail('network', { requestId: '1' });
  fail('network', { requestId: '2' });
  fail('timeout');
  expect(messages.dialogs.map(({ text }) => text)).toEqual([texts.network_failed, texts.timeout_retry_please]);

  messages.dialog?.settle(undefined);
  fail('network');
  expect(messages.dialogs).toHaveLength(2);
});

test('shows a refused visitor the reason and keeps the page', async () => {
  const { fail, messages, session } = problems();
  fail('CUSTOMER_NOT_LOGIN', { status: 401 }, { ownSession: false });
  messages.dialog?.settle(undefined);
  await settled();

  expect(session.lose).not.toHaveBeenCalled();
  expect(session.confirmLoss).not.toHaveBeenCalled();
});

test.each(['http-502', 'upstream_failed'])('only logs HTTP 502, also with the key %s [ERR-22]', (key) => {
  const { fail, messages, log } = problems();
  fail(key, { status: 502 });

  expect(messages.dialog).toBeUndefined();
  expect(log).toHaveBeenCalledTimes(1);
});

test('HTTP 504 asks to try again, except on a page that was loaded over HTTPS [ERR-24]', () => {
  const [plain, secure] = [problems({ secure: false }), problems({ secure: true })];
  plain.fail('http-504', { status: 504 });
  secure.fail('http-504', { status: 504 });

  expect(plain.messages.dialog?.text).toBe(texts.timeout_retry_please);
  expect(secure.messages.dialog).toBeUndefined();
  expect(secure.log).toHaveBeenCalled();
});

test('a timeout warns and asks to try again, unless the call is silent [ERR-25]', () => {
  const { fail, messages } = problems();
  fail('timeout', {}, { silent: true });
  expect(messages.dialog).toBeUndefined();

  fail('timeout');
  expect(messages.dialog).toMatchObject({ kind: 'warning', text: texts.timeout_retry_please });
});

test('a silent call shows the keys that have a row, and no others [LCH-30]', () => {
  const { fail, messages } = problems();
  fail('E1234', {}, { silent: true });
  fail('http-500', { status: 500 }, { silent: true });
  expect(messages.dialog).toBeUndefined();

  fail('launch_game_balance_not_enough', {}, { silent: true });
  expect(messages.dialog?.text).toBe(texts.launch_game_balance_not_enough);
});

test.each([
  ['an unknown failure', 'E1234', { message: '' }],
  ['a failure of the server', 'E1234', { status: 500, message: 'Something went wrong.' }],
  ['a line that is broken', 'network', {}],
  ['an answer that cannot be read', 'shape', {}],
])('%s shows its request number', (_, key, details) => {
  const { fail, messages } = problems();
  fail(key, { requestId: '7f3a', ...details });

  expect(messages.dialog?.small).toBe(`Request number: 7f3a · ${key}`);
});

test.each([
  ['one of the catalogue', 'launch_game_balance_not_enough', {}],
  ["one with the server's message", 'login_failed', { status: 200, message: 'Name or password is wrong.' }],
  ['a lost session', 'login.not.session', { status: 401 }],
])('a refusal that its text explains shows no request number: %s', (_, key, details) => {
  const { fail, messages } = problems();
  fail(key, { requestId: '7f3a', ...details });

  expect(messages.dialog?.text).toBeTruthy();
  expect(messages.dialog?.small).toBeUndefined();
});

test('checks other domains when this domain is closed or does not answer', () => {
  const domains = { unavailable: jest.fn(), silent: jest.fn() };
  const { fail, messages } = problems({ domains });
  fail('domain_not_available', { requestId: '7f3a' });
  fail('network');

  expect(domains.unavailable).toHaveBeenCalledWith({ text: texts.domain_not_available, small: undefined });
  expect(domains.silent).toHaveBeenCalledWith({ text: texts.network_failed, small: undefined });
  expect(messages.dialog).toBeUndefined();
});

test('shows nothing for a cancelled call or a call refused because the session is lost', () => {
  const { fail, messages } = problems();
  fail('cancelled');
  fail('session-lost');

  expect(messages.dialog).toBeUndefined();
});

test('every key that shows something has a text', () => {
  const shown = Object.entries(problemTable).filter(([, { show }]) => show !== 'nothing');

  expect(shown.map(([key]) => key).filter((key) => !(key in english))).toEqual([]);
});
