import { evaluate, type Fact } from '@atrium/contract';
import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import config from '../../../remote.config';
import { memberHost } from '../../testing/member-host';
import chatRoom from '.';

let mounted: MountedView | undefined;
beforeEach(() => {
  const matchMedia = () => ({ matches: false });
  Object.assign(window, { innerWidth: 360, innerHeight: 640, matchMedia });
});
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  jest.restoreAllMocks();
});

interface Given extends FakeHostOptions {
  unread?: number;
  required?: boolean;
}

async function aPage({ unread = 0, required = false, answers = {}, ...options }: Given = {}) {
  const count = { unread };
  const host = memberHost({
    commands: { 'member.open-chat@1': { open: true } },
    ...options,
    answers: {
      'chat.message': () => ({ unReadCount: count.unread }),
      'chat.url': { chatUrl: '/room#ticket7' },
      ...answers,
    },
    settings: {
      value: (name) =>
        ({ embedOrigin: 'https://aurora--{part}.embed.example', ...(required && { chatPermission: '1' }) })[name],
    },
  });
  mounted = await mountView(chatRoom, host);
  await settle();
  const calls = (id: string) => host.records.calls.filter(({ endpoint }) => endpoint === id).length;
  return { host, count, calls };
}

/** Lets answers arrive and the view draw them. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

const button = () => screen.queryByRole('button', { name: /^Open the chat room/ });
const press = async () => {
  fireEvent.click(await waitFor(() => button() ?? Promise.reject(new Error('no button'))));
  await settle();
};
const room = () => screen.queryByRole('region', { name: 'Chat room' });

test('the button opens the room in a frame; closing it keeps the frame and reads the unread count again [CHT-01] [CHT-10]', async () => {
  const { host, calls, count } = await aPage({ unread: 3 });
  expect(room()).toBeNull();
  await press();
  await waitFor(() => expect(room()).not.toBeNull());
  const frame = screen.getByTitle<HTMLIFrameElement>('Chat room');
  expect(frame.src).toBe('https://aurora--room.embed.example/room?lang=EN#ticket7');
  expect(room()?.style).toMatchObject({ inlineSize: '344px', blockSize: '490px' });
  expect(button()?.getAttribute('aria-expanded')).toBe('true');

  const before = calls('chat.message');
  count.unread = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Close the chat room' }));
  await settle();
  expect(room()).toBeNull();
  expect(calls('chat.message')).toBe(before + 1);
  expect(button()?.getAttribute('aria-label')).toBe('Open the chat room');

  await host.language.choose('CN');
  await settle();
  fireEvent.click(screen.getByRole('button', { expanded: false }));
  await settle();
  expect(document.querySelector('iframe')).toBe(frame);
  expect(frame.src).toContain('lang=EN');
  expect(calls('chat.url')).toBe(1);
});

test('closed by key, in the portal or in the frame, the room gives its focus to the button', async () => {
  await aPage();
  await press();
  const frame = await waitFor(() => screen.getByTitle<HTMLIFrameElement>('Chat room'));
  const close = () => screen.getByRole('button', { name: 'Close the chat room' });
  const fromFrame = { origin: 'https://aurora--room.embed.example', source: frame.contentWindow };
  for (const leave of [
    () => fireEvent.click(close(), { detail: 0 }),
    () => fireEvent.keyDown(close(), { key: 'Escape' }),
    () => fireEvent(window, new MessageEvent('message', { ...fromFrame, data: 'chat-room:close' })),
  ]) {
    close().focus();
    leave();
    await settle();
    expect(room()).toBeNull();
    expect(document.activeElement).toBe(button());
    await press();
  }
});

test.each([
  [99, '99'],
  [100, '•••'],
])('%i unread messages show as %s, and events of the live channel count again [CHT-11]', async (unread, shown) => {
  const { host, count } = await aPage({ unread });
  expect(button()?.textContent).toBe(shown);
  expect(button()?.getAttribute('aria-label')).toBe(`Open the chat room, ${unread} unread`);
  for (const [type, next] of [
    ['CHAT', 4],
    ['RESET', 5],
  ] as const) {
    count.unread = next;
    host.emit('live.received@1', { id: '1', type });
    await settle();
    expect(button()?.textContent).toBe(String(next));
  }
});

test.each([
  ['open', 'chat-room:shown'],
  ['closed while it loaded', 'chat-room:hidden'],
])('a room that is %s when it has loaded receives the colours and %s', async (state, message) => {
  const { host } = await aPage();
  await press();
  const frame = screen.getByTitle<HTMLIFrameElement>('Chat room');
  if (state !== 'open') {
    fireEvent.click(screen.getByRole('button', { name: 'Close the chat room' }));
    await settle();
  }
  const said = jest.spyOn(frame.contentWindow as Window, 'postMessage');
  frame.style.setProperty('--color-card', ' #123456');
  frame.style.setProperty('--color-on-accent', 'white');
  // its origin is another one until it has loaded
  host.emit('live.received@1', { id: '1', type: 'CHAT' });
  expect(said).not.toHaveBeenCalled();
  fireEvent.load(frame);
  const origin = 'https://aurora--room.embed.example';
  expect(said.mock.calls).toEqual([
    [{ look: { card: '#123456', 'on-accent': 'white' } }, origin],
    [message, origin],
  ]);
});

test('an answer that a later one has overtaken changes nothing', async () => {
  const waiting: ((answer: unknown) => void)[] = [];
  const { host } = await aPage({
    answers: { 'chat.message': () => new Promise((resolve) => waiting.push(resolve)) },
  });
  host.emit('live.received@1', { id: '1', type: 'CHAT' });
  await settle();
  const [first, second] = waiting;
  second?.({ unReadCount: 2 });
  await settle();
  first?.({ unReadCount: 1 });
  await settle();
  expect(button()?.textContent).toBe('2');
});

test('a count that failed keeps the last one and is repeated after five seconds', async () => {
  const delays: number[] = [];
  const repeats: (() => void)[] = [];
  const { setTimeout: real } = window;
  jest.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay = 0) => {
    if (delay !== 5_000) return real(run, delay);
    delays.push(delay);
    repeats.push(run);
    return 0;
  }) as typeof setTimeout);
  let answer: unknown = { unReadCount: 1 };
  const { host, calls } = await aPage({ answers: { 'chat.message': () => answer } });
  answer = fails('network');
  host.emit('live.received@1', { id: '1', type: 'CHAT' });
  await settle();
  expect(button()?.textContent).toBe('1');
  expect(delays).toEqual([5_000]);
  answer = { unReadCount: 3 };
  repeats[0]?.();
  await settle();
  expect(button()?.textContent).toBe('3');
  expect(delays).toEqual([5_000]);
  expect(calls('chat.message')).toBe(3);
});

test.each([
  ['is not required', false, { hasPermission: false }, true],
  ['is granted', true, { hasPermission: true }, true],
  ['is refused', true, { hasPermission: false }, false],
  ['cannot be read', true, fails('http-500'), false],
])(
  'where the permission %s, the chat follows it without a message [CHT-03] [CHT-04] [CHT-05]',
  async (_, required, answer, shown) => {
    const { host, calls } = await aPage({ required, answers: { 'chat.permission': answer } });
    expect(button() !== null).toBe(shown);
    expect(calls('chat.permission')).toBe(required ? 1 : 0);
    expect(host.records.messages).toEqual([]);
  },
);

test('it exists with CBS3 only, is hidden on the seamless page, and opens after signing in [CHT-02] [CHT-06] [CHT-15]', () => {
  const section = config.sections.find(({ id }) => id === 'chat-room');
  const command = config.commands.find(({ name }) => name === 'member.open-chat@1');
  const exists = (...facts: Fact[]) =>
    [section?.when, command && 'when' in command ? command.when : 'never'].map((when) =>
      evaluate(when as never, (fact) => facts.includes(fact)),
    );
  expect(exists('signed-in', 'player')).toEqual([false, false]);
  expect(exists('switch:CBS3')).toEqual([true, true]);
  expect(section).toMatchObject({ point: 'floating@1', view: 'chat-room', hiddenOn: ['/seamless'] });
  expect(command).toMatchObject({ needs: ['session'] });
});

test('the button asks the command, which needs a session; a refusal opens nothing [CHT-06]', async () => {
  const { host, calls } = await aPage({
    session: { status: 'visitor' },
    commands: { 'member.open-chat@1': { open: false } },
  });
  await press();
  expect(host.records.commands).toMatchObject([{ name: 'member.open-chat@1' }]);
  expect([calls('chat.url'), calls('chat.message')]).toEqual([0, 0]);
  expect(room()).toBeNull();
});

test('a room without an address is reported', async () => {
  const { host } = await aPage({ answers: { 'chat.url': fails('http-500') } });
  await press();
  expect(host.records.messages).toMatchObject([
    { kind: 'warning', message: { text: expect.stringContaining('again') } },
  ]);
  expect(room()).toBeNull();
});

test('a room elsewhere opens in a window of its own, and a blocked window is reported', async () => {
  const opened = { opener: window as unknown, location: { replace: jest.fn() }, focus: jest.fn() };
  const open = jest
    .spyOn(window, 'open')
    .mockReturnValueOnce(opened as unknown as Window)
    .mockReturnValueOnce(null);
  const { host } = await aPage({ answers: { 'chat.url': { chatUrl: 'https://chat.vendor.example/r' } } });
  await press();
  expect(open).toHaveBeenCalledWith('about:blank', 'chat-room', 'popup,width=440,height=750');
  expect(opened.location.replace).toHaveBeenCalledWith('https://chat.vendor.example/r');
  expect(room()).toBeNull();
  await press();
  expect(host.records.messages).toMatchObject([
    { kind: 'warning', message: { text: expect.stringContaining('windows') } },
  ]);
});
