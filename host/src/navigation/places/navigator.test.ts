import { testPortal } from './testing';

beforeEach(() => sessionStorage.clear());

/** Resolves after all pending work. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('a page opens at once, with its parameters in the address', async () => {
  const { navigator, address } = testPortal();
  await navigator.open('lobby.category@1', { type: 'live', page: 'NOVA', foreign: 'x' });
  expect(address()).toBe('/games/live?page=NOVA');
});

test('an overlay opens over the page, Back closes it, and opening resolves with nothing', async () => {
  const { navigator, overlays, back, address } = testPortal();
  const opened = navigator.open('lobby.vendor@1', { vendor: 'NOVA' });
  await settled();
  expect(overlays()).toEqual(['lobby.vendor@1']);
  expect(address()).toBe('/');

  back();

  expect(overlays()).toEqual([]);
  expect(await opened).toBeUndefined();
});

test('a place without an address opens over the page, also where it does not say so', async () => {
  const places = [
    { name: 'lobby.home@1' as const, view: 'home', path: '/' },
    { name: 'lobby.hint@1' as const, view: 'home' },
  ];
  const { navigator, overlays, errors } = testPortal({
    descriptors: [{ name: 'lobby', requires: '^1.0.0', places }],
  });

  void navigator.open('lobby.hint@1');
  await settled();

  expect(overlays()).toEqual(['lobby.hint@1']);
  expect(errors).toEqual([]);
});

test('the same place with the same parameters opens once, and both resolve when it closes; afterwards it opens again', async () => {
  const { navigator, history, overlays } = testPortal();
  const opened = [{ vendor: 'NOVA' }, { vendor: 'NOVA' }].map((params) => navigator.open('lobby.vendor@1', params));
  await settled();
  expect(overlays()).toEqual(['lobby.vendor@1']);
  history.closeOverlay(history.now.overlays[0]?.key ?? '', 'chosen');
  expect(await Promise.all(opened)).toEqual(['chosen', 'chosen']);

  void navigator.open('lobby.vendor@1', { vendor: 'NOVA' });
  void navigator.open('lobby.vendor@1', { vendor: 'PEAK' });
  await settled();
  expect(overlays()).toEqual(['lobby.vendor@1', 'lobby.vendor@1']);
});

test('overlays stack, and each closes with its own result', async () => {
  const { navigator, history, overlays } = testPortal();
  const under = navigator.open('lobby.vendor@1', { vendor: 'NOVA' });
  await settled();
  const over = navigator.open('auth.sign-in@1');
  await settled();
  expect(overlays()).toEqual(['lobby.vendor@1', 'auth.sign-in@1']);
  const [first, second] = history.now.overlays;

  navigator.from({ as: 'over', key: second?.key ?? '' }).close('signed-in');
  expect(await over).toBe('signed-in');
  expect(overlays()).toEqual(['lobby.vendor@1']);
  navigator.from({ as: 'over', key: first?.key ?? '' }).close({ chosen: 7 });
  expect(await under).toEqual({ chosen: 7 });
});

test('an overlay refined with push still closes in one step', async () => {
  const { navigator, history, overlays } = testPortal();
  const opened = navigator.open('lobby.vendor@1', { vendor: 'NOVA' });
  await settled();
  const { key = '' } = history.now.overlays[0] ?? {};
  const view = navigator.from({ as: 'over', key });

  view.refine({ vendor: 'ORCA' }, { push: true });
  expect(history.now.overlays[0]?.params).toEqual({ vendor: 'ORCA' });
  view.close('done');

  expect(await opened).toBe('done');
  expect(overlays()).toEqual([]);
});

test('an absent place opens nothing and is recorded', async () => {
  const { navigator, address, errors } = testPortal();
  expect(await navigator.open('lobby.demo@1')).toBeUndefined();
  expect(address()).toBe('/');
  expect(errors).toHaveLength(1);
});

test('refining a page replaces the address, or adds a history entry', () => {
  const { navigator, address, back } = testPortal({ at: '/games/live' });
  const view = navigator.from({ as: 'page', place: 'lobby.category@1' });

  view.refine({ type: 'live', page: '2' });
  view.refine({ type: 'live', page: '3' }, { push: true });
  expect(address()).toBe('/games/live?page=3');
  back();

  expect(address()).toBe('/games/live?page=2');
});

describe('with unfinished work', () => {
  test('leaving the page asks, and stays when the person stays', async () => {
    const { navigator, replies, address } = testPortal({ at: '/games/live' });
    const confirm = jest.fn(async () => false);
    replies.confirm = confirm;
    navigator.from({ as: 'page', place: 'lobby.category@1' }).hold('draft');

    await navigator.open('lobby.home@1');
    await settled();

    expect(address()).toBe('/games/live');
    expect(confirm.mock.calls).toEqual([
      [
        {
          title: 'place.leave.draft.title',
          text: 'place.leave.draft.text',
          confirm: 'place.leave.confirm',
          cancel: 'place.leave.cancel',
          danger: true,
        },
      ],
    ]);
  });

  test('Back asks as well, and goes back once the person agrees', async () => {
    const { navigator, replies, address, back } = testPortal();
    await navigator.open('lobby.category@1', { type: 'live' });
    let agree!: (leaves: boolean) => void;
    replies.confirm = () => new Promise((resolve) => (agree = resolve));
    navigator.from({ as: 'page', place: 'lobby.category@1' }).hold('money');

    back();
    expect(address()).toBe('/games/live');
    agree(true);
    await settled();

    expect(address()).toBe('/');
  });

  test('each Back asks again after the person stayed', async () => {
    const { navigator, replies, address, back } = testPortal();
    await navigator.open('lobby.category@1', { type: 'live' });
    const confirm = jest.fn(async () => false);
    replies.confirm = confirm;
    navigator.from({ as: 'page', place: 'lobby.category@1' }).hold('money');

    for (const asked of [1, 2]) {
      back();
      await settled();
      expect(confirm).toHaveBeenCalledTimes(asked);
      expect(address()).toBe('/games/live');
    }
  });

  test('an overlay over the page, and other parameters of it, ask nothing', async () => {
    const { navigator, replies, overlays, address } = testPortal({ at: '/games/live' });
    replies.confirm = jest.fn(async () => false);
    navigator.from({ as: 'page', place: 'lobby.category@1' }).hold('draft');

    void navigator.open('lobby.vendor@1', {});
    await settled();
    navigator.from({ as: 'page', place: 'lobby.category@1' }).refine({ type: 'live', page: '2' });

    expect(overlays()).toEqual([]);
    expect(address()).toBe('/games/live?page=2');
    expect(replies.confirm).not.toHaveBeenCalled();
  });

  test('the browser asks before the document is left, until the hold is released', () => {
    const { navigator, holds } = testPortal();
    const stop = holds.guard(window);
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);

    const release = navigator.from({ as: 'section' }).hold('money');
    expect(leave()).toBe(true);
    release();
    expect(leave()).toBe(false);
    stop();
  });
});
