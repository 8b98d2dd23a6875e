import { authHost } from '../../testing/auth-host';
import { FakeChannel } from '../../testing/fake-channel';
import { connectFrame, frameAddress } from './provider-frame';

beforeAll(() => FakeChannel.install());
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const settings = {
  version: 'v3' as const,
  captchaId: 'id7',
  challenge: 'c9',
  clientType: 'h5' as const,
  language: 'jpn',
  lang: 'ja-JP',
  look: { accent: '#c9a227' },
};

/** A frame in a dialog beside a button, connected. */
function connected() {
  document.body.innerHTML =
    '<input><dialog open><button></button><iframe src="http://demo--captcha.embed.localhost/captcha"></iframe></dialog>';
  const frame = document.querySelector('iframe')!;
  const onMessage = jest.fn();
  const post = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  const disconnect = connectFrame(frame, settings, onMessage);
  const channel = FakeChannel.last!;
  return { frame, onMessage, post, disconnect, channel, said: () => onMessage.mock.calls.map(([message]) => message) };
}

it('sends its settings and one end of the channel to the origin of the frame, once it has loaded', () => {
  const { frame, post, channel } = connected();
  expect(post).not.toHaveBeenCalled();
  frame.dispatchEvent(new Event('load'));
  frame.dispatchEvent(new Event('load'));
  expect(post.mock.calls).toEqual([
    [{ type: 'atrium.slider', ...settings }, 'http://demo--captcha.embed.localhost', [channel.port2]],
  ]);
});

it('fails as a network error if the frame says nothing for ten seconds', () => {
  const { said } = connected();
  jest.advanceTimersByTime(9999);
  expect(said()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(said()).toEqual([{ type: 'error', code: 'network' }]);
});

it('any message that it knows ends the wait; another one does not, and goes no further', () => {
  const silent = connected();
  silent.channel.say({ type: 'load' });
  silent.channel.say(undefined);
  expect(silent.said()).toEqual([]);
  jest.advanceTimersByTime(10_000);
  expect(silent.said()).toEqual([{ type: 'error', code: 'network' }]);

  const heard = connected();
  heard.channel.say({ type: 'listening' });
  jest.advanceTimersByTime(60_000);
  heard.channel.say({ type: 'size', height: 320 });
  expect(heard.said()).toEqual([{ type: 'listening' }, { type: 'size', height: 320 }]);
});

it.each([
  ['a button of its dialog, when it is ready', 'button', { type: 'ready' }, true],
  ['a button of its dialog, before it is ready', 'button', { type: 'size', height: 320 }, false],
  ['a field outside of its dialog', 'input', { type: 'ready' }, false],
])('takes the focus from %s', (_from, selector, message, taken) => {
  const { frame, channel } = connected();
  document.querySelector<HTMLElement>(selector)!.focus();
  channel.say(message);
  expect(document.activeElement === frame).toBe(taken);
});

it('keeps the focus that it has', () => {
  const { frame, channel } = connected();
  frame.focus();
  const focus = jest.spyOn(frame, 'focus');
  channel.say({ type: 'ready' });
  expect(focus).not.toHaveBeenCalled();
});

it('says and sends nothing once it is disconnected', () => {
  const { frame, post, said, channel, disconnect } = connected();
  disconnect();
  jest.advanceTimersByTime(60_000);
  frame.dispatchEvent(new Event('load'));
  expect([said(), post.mock.calls, channel.closed]).toEqual([[], [], true]);
});

it('is on the origin for captchas of the merchant, and nowhere without one', () => {
  const host = (embedOrigin: string | undefined) =>
    authHost({ settings: { value: (name) => (name === 'embedOrigin' ? embedOrigin : 'other') } });
  expect(frameAddress(host('https://ada--{part}.embed.test'))).toBe('https://ada--captcha.embed.test/captcha');
  expect([frameAddress(host('')), frameAddress(host(undefined))]).toEqual([undefined, undefined]);
});
