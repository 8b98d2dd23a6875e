import type { Descriptor } from '@atrium/contract';
import { runInAction } from 'mobx';
import { FakeTabs } from '../../storage/testing/fake-tabs';
import { testPortal } from '../places/testing';
import { LatePopups } from './late-popups';
import type { OpenedMessage } from './opened-message';
import { lookPeriod } from './popup-queue';
import { answerPeriod } from './share-opened';
import { startPopups } from './start-popups';

const lobby: Descriptor = {
  name: 'lobby',
  requires: '^1.0.0',
  places: [
    { name: 'lobby.home@1', view: 'home', path: '/' },
    { name: 'lobby.notices@1', view: 'home', path: '/notices' },
    { name: 'lobby.game@1', view: 'home', path: '/seamless', quiet: true },
    { name: 'lobby.lottery@1', view: 'home', path: '/lottery', undisturbed: true },
    { name: 'lobby.alone@1', view: 'home', path: '/helpmc', alone: true },
    { name: 'lobby.vendor@1', view: 'home', opens: 'over' },
    { name: 'lobby.announcements@1', view: 'home', opens: 'over', params: ['group', 'type'] },
  ],
  popups: [
    {
      id: 'after-sign-in',
      order: 30,
      shows: { source: 'lobby.groups@1', request: { type: 'PL' } },
      open: { place: 'lobby.announcements@1', params: { type: 'PL' } },
      when: 'signed-in',
    },
    {
      id: 'public',
      order: 20,
      shows: { source: 'lobby.groups@1', request: { type: 'PU' } },
      open: { place: 'lobby.announcements@1', params: { type: 'PU' } },
    },
  ],
};

beforeEach(() => jest.useFakeTimers());
let stop = () => {};
let tabs = new FakeTabs<OpenedMessage>();
afterEach(() => {
  stop();
  document.body.replaceChildren();
  jest.useRealTimers();
});

async function start({ at = '/', answers = {} as Record<string, unknown> } = {}) {
  const portal = testPortal({ at, descriptors: [lobby] });
  portal.page.settle();
  const asked: unknown[] = [];
  const failed = jest.fn();
  const view = {
    messages: { dialog: undefined as never },
    holds: portal.holds,
  };
  stop = startPopups({
    ...portal,
    ...view,
    document,
    commands: {
      ask: (source: string, request: { type: string }) => {
        asked.push([source, request.type]);
        const answer = answers[request.type] ?? [];
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    } as never,
    late: new LatePopups(),
    failed,
    storage: sessionStorage,
    tabs: tabs.open(),
  });
  await pass(answerPeriod);
  const shown = () => portal.history.now.overlays.map(({ place, params }) => ({ place, params }));
  return { portal, asked, failed, view, shown };
}
const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  sessionStorage.clear();
  tabs = new FakeTabs();
});
const group = (name: string) => ({ group: name });

test('what a remote declares opens after the content, each group by itself, sign-in’s after a sign-in [PRM-07]', async () => {
  const { portal, asked, shown } = await start({
    answers: { PU: [group('w_promotion'), group('w_notice')], PL: [group('w_notice')] },
  });
  expect(asked).toEqual([['lobby.groups@1', 'PU']]);
  expect(shown()).toEqual([{ place: 'lobby.announcements@1', params: { group: 'w_promotion', type: 'PU' } }]);

  portal.setFacts(['signed-in']);
  await pass(answerPeriod);
  expect(asked).toEqual([
    ['lobby.groups@1', 'PU'],
    ['lobby.groups@1', 'PL'],
  ]);
  expect(shown()).toHaveLength(1);

  portal.back();
  await pass(10);
  expect(shown()).toEqual([{ place: 'lobby.announcements@1', params: { group: 'w_notice', type: 'PU' } }]);
  portal.back();
  await pass(10);
  expect(shown()).toEqual([{ place: 'lobby.announcements@1', params: { group: 'w_notice', type: 'PL' } }]);
  portal.back();
  await pass(10 * lookPeriod);
  expect(shown()).toEqual([]);
});

test.each([
  ['a game', '/seamless'],
  ['a lottery', '/lottery'],
  ['a page alone', '/helpmc'],
  ['an unknown page', '/nowhere'],
])('nothing is asked for or opened over %s', async (_, at) => {
  const { portal, asked, shown } = await start({ at, answers: { PU: [group('w_notice')] } });
  await pass(4 * lookPeriod);
  expect(asked).toEqual([]);

  portal.history.goTo('/notices');
  await pass(answerPeriod);
  expect(shown()).toHaveLength(1);
});

test('a popup waits for the end of an overlay, a dialog, unsaved input, a payment, a form and a frame', async () => {
  const { portal, shown, view } = await start({ answers: { PU: [] } });
  stop();
  const inTheWay: Record<string, () => () => void> = {
    overlay: () => {
      void portal.history.openOverlay('lobby.vendor@1', {});
      return () => portal.back();
    },
    message: () => {
      view.messages.dialog = {} as never;
      return () => (view.messages.dialog = undefined as never);
    },
    dialog: () => {
      document.body.innerHTML = '<dialog open></dialog>';
      return () => document.body.replaceChildren();
    },
    draft: () => portal.holds.take('draft', { page: 'lobby.home@1' }),
    money: () => portal.holds.take('money'),
    field: () => focused('<input>', 'input'),
    form: () => focused('<form><button type="button">Add</button></form>', 'button'),
    frame: () => focused('<iframe tabindex="0"></iframe>', 'iframe'),
  };
  for (const [name, begin] of Object.entries(inTheWay)) {
    sessionStorage.clear();
    const end = begin();
    stop = startPopups({
      ...portal,
      messages: {
        get dialog() {
          return view.messages.dialog;
        },
      },
      document,
      commands: {
        ask: (_: string, { type }: { type: string }) => Promise.resolve(type === 'PU' ? [group(name)] : []),
      } as never,
      storage: sessionStorage,
      tabs: tabs.open(),
      late: new LatePopups(),
      failed: jest.fn(),
    });
    await pass(4 * lookPeriod);
    expect([name, shown().filter(({ place }) => place === 'lobby.announcements@1')]).toEqual([name, []]);
    end();
    await pass(lookPeriod);
    expect([name, shown().map(({ params }) => params)]).toEqual([name, [{ group: name, type: 'PU' }]]);
    portal.back();
    await pass(10);
    stop();
  }
});

test('a remote that fails or answers nonsense opens nothing, and costs only its own popup', async () => {
  const { portal, failed, shown } = await start({
    answers: { PU: new Error('gone'), PL: ['odd', { group: 7 }, group('w_notice')] },
  });
  expect(failed).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
  runInAction(() => portal.setFacts(['signed-in']));
  await pass(answerPeriod);
  expect(shown()).toEqual([{ place: 'lobby.announcements@1', params: { group: 'w_notice', type: 'PL' } }]);
});

function focused(html: string, selector: string): () => void {
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  return () => element?.blur();
}
