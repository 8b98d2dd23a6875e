import { captchaImage, sliderSetup } from '@atrium/api';
import { MessageStore } from '../../messages/message-store';
import { createProblems } from '../problems/create-problems';
import { createApi } from './create-api';
import { Wire } from './testing/wire';

/** The client with the portal's own messages. */
function client() {
  const wire = new Wire();
  const places = { has: () => false, open: jest.fn() };
  const language = { text: (key: string) => key, knows: () => false, date: String, current: 'EN' };
  const messages = new MessageStore({ text: language.text, places, windowHeight: () => 900 });
  const session = { authorization: () => undefined, lost: false, lose: () => true, confirmLoss: jest.fn() };
  const showProblem = createProblems({
    messages,
    language,
    session,
    places,
    secure: true,
    publish: jest.fn(),
    log: jest.fn(),
  });
  const api = createApi({
    merchant: 'aurora',
    language: () => 'EN',
    session,
    deviceId: () => Promise.resolve('d'),
    hold: () => () => undefined,
    report: jest.fn(),
    adapter: wire.adapter,
    showProblem,
  });
  return { api, wire, messages };
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

test('requests the captcha picture with the time and reads it as base64 [CAP-01]', async () => {
  const { api, wire } = client();
  wire.value('aGVsbG8gd29ybGQ=');
  expect(await api.call(captchaImage, { t: 1767225600000 })).toBe('aGVsbG8gd29ybGQ=');
  expect(wire.sent[0]).toMatchObject({ method: 'GET', url: '/wps/captcha', params: { t: 1767225600000 } });
});

test("requests the slider set-up with the time and reads the provider's settings [CAP-03]", async () => {
  const { api, wire } = client();
  wire.value({ gt: 'id', challenge: 'c', newCaptcha: 1, success: 1 });
  expect(await api.call(sliderSetup, { t: 5 })).toEqual({ gt: 'id', challenge: 'c', newCaptcha: true, success: true });
  expect(wire.sent[0]).toMatchObject({ method: 'GET', url: '/wps/captcha/geetest', params: { t: 5 } });
});

test('sends one request for a burst of set-up calls within 250 ms [CAP-04]', async () => {
  const { api, wire } = client();
  wire.value({ gt: 'id', challenge: 'c' });
  const burst = () => Promise.all([1, 2, 3].map((t) => api.call(sliderSetup, { t })));
  await burst();
  jest.advanceTimersByTime(249);
  await burst();
  expect(wire.sent).toHaveLength(1);
  jest.advanceTimersByTime(1);
  await burst();
  expect(wire.sent).toHaveLength(2);
});

test.each([
  ['is refused', { status: 200, body: { success: false, code: 'captcha_down', message: 'No.' } }],
  ['finds a broken server', { status: 500, body: {} }],
  ['cannot be reached', { fails: 'network' as const }],
])('a set-up that %s shows no dialog [CAP-05]', async (_how, answer) => {
  const { api, wire, messages } = client();
  wire.answer(answer);
  await expect(api.call(sliderSetup, { t: 1 })).rejects.toThrow();
  expect(messages.dialog).toBeUndefined();
  await expect(api.call({ ...sliderSetup, id: 'shown', silent: false }, { t: 1 })).rejects.toThrow();
  expect(messages.dialog).toBeDefined();
});
