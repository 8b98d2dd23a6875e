import type { Host, LoadedRemote, View, ViewProps } from '@atrium/contract';
import { viewErrorEvent } from '@atrium/contract/react';
import { fakeHost } from '@atrium/contract/testing';
import type { CommandBus } from '../navigation/commands/command-bus';
import { EventBus } from '../navigation/events/event-bus';
import { testPortal } from '../navigation/places/testing';
import { Remote } from '../remotes/remote';
import { RemoteFailure } from '../remotes/remote-failure';
import { moduleOf, releaseOf } from '../remotes/testing';
import type { HostParts } from './create-host';
import { Mounting } from './mounting';

function setUp(view: Partial<View> = {}, load?: () => Promise<LoadedRemote>) {
  const mounted: Host[] = [];
  const whole: View = Object.assign(view, {
    bootstrap: async () => {},
    mount: async ({ element, host }: ViewProps) => {
      mounted.push(host);
      element.textContent = 'drawn';
    },
    unmount: async ({ element }: ViewProps) => void (element.textContent = ''),
    ...view,
  });
  const moduleWith = () => moduleOf({ views: { ...moduleOf().views, home: async () => ({ default: whole }) } });
  const bad = new Set<string>();
  const remote = new Remote('lobby', [releaseOf('new')], {
    source: load ?? (async () => moduleWith()),
    bad,
    telemetry: () => ({ error: () => {}, timing: () => {} }),
    language: () => 'EN',
  });
  const { facts, navigator, holds } = testPortal();
  const fake = fakeHost();
  const events = new EventBus({ error: () => {} });
  const errors: unknown[] = [];
  const parts: HostParts = {
    ...fake,
    facts,
    navigator,
    events,
    session: () => fake.session,
    api: () => fake.api,
    commands: {} as CommandBus,
    language: () => fake.language,
    telemetry: () => ({ error: (error) => errors.push(error), timing: () => {} }),
  };
  const services = { parts, inspect: jest.fn(), texts: async () => {} };
  const mounting = new Mounting(remote, 'home', {}, { as: 'page', place: 'lobby.home@1' }, services);
  document.body.append(mounting.element);
  return { mounting, mounted, remote, bad, holds, events, errors, services, fake };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a view is mounted into its own element, which is checked for duplicate copies', async () => {
  const { mounting, services } = setUp();
  await mounting.start();
  expect(mounting.state).toBe('mounted');
  expect(mounting.element.textContent).toBe('drawn');
  expect(services.inspect).toHaveBeenCalledTimes(1);
});

test('everything that was registered ends with the mounting', async () => {
  const { mounting, mounted, holds, events, fake } = setUp();
  await mounting.start();
  const host = mounted[0] as Host;
  const listener = jest.fn();
  host.events.on('promo.claimed@1', listener);
  host.session.state.subscribe(listener);
  host.navigation.hold('draft');

  await mounting.end();
  events.publish('promo.claimed@1');
  await fake.session.end();

  expect(listener).not.toHaveBeenCalled();
  expect(holds.strongest).toBeUndefined();
  expect(host.signal.aborted).toBe(true);
  expect(mounting.element.isConnected).toBe(false);
});

test('the host of an unmounted view does nothing more: calls reject as cancelled', async () => {
  const { mounting, mounted, holds } = setUp();
  await mounting.start();
  const host = mounted[0] as Host;
  await mounting.end();

  await expect(host.navigation.open('lobby.home@1')).rejects.toMatchObject({ key: 'cancelled' });
  await expect(host.messages.notice('late')).rejects.toMatchObject({ key: 'cancelled' });
  host.navigation.hold('money');
  expect(holds.strongest).toBeUndefined();
});

test('a wait is shown after 3 seconds, and code that cannot be loaded is a fault', async () => {
  let fail!: (error: Error) => void;
  const { mounting, bad } = setUp({}, () => new Promise((_, reject) => (fail = reject)));
  const started = mounting.start();

  await jest.advanceTimersByTimeAsync(3_000);
  expect(mounting.state).toBe('slow');
  fail(new RemoteFailure('contract', 'gone'));
  await started;

  expect(mounting.state).toBe('failed');
  expect([...bad]).toEqual([]);
});

test.each<[string, Partial<View>]>([
  ['rejects', { mount: () => Promise.reject(new Error('broken')) }],
  ['throws', { mount: () => { throw new Error('broken'); } }], // prettier-ignore
])('a view that fails to mount because it %s is a fault, marks its release, and can be retried', async (_, view) => {
  const { mounting, bad } = setUp(view);
  await mounting.start();
  expect(mounting.state).toBe('failed');
  expect([...bad]).toEqual(['new']);

  view.mount = async ({ element }) => void (element.textContent = 'mended');
  await mounting.retry();
  expect(mounting.state).toBe('mounted');
});

test('mounting that takes more than 3 seconds is a fault; a view that arrives later is unmounted again', async () => {
  let arrive!: () => void;
  const unmount = jest.fn(async () => {});
  const { mounting } = setUp({ mount: () => new Promise((resolve) => (arrive = resolve)), unmount });
  const started = mounting.start();

  await jest.advanceTimersByTimeAsync(3_000);
  await started;
  expect(mounting.state).toBe('failed');
  unmount.mockClear();
  arrive();
  await jest.advanceTimersByTimeAsync(0);

  expect(unmount).toHaveBeenCalledTimes(1);
});

test('an error reported at the element of a mounted view costs that place, and Retry restores it', async () => {
  const { mounting } = setUp();
  await mounting.start();

  mounting.element.firstElementChild?.dispatchEvent(new CustomEvent(viewErrorEvent, { detail: new Error('later') }));
  expect(mounting.state).toBe('failed');
  await jest.advanceTimersByTimeAsync(0);
  await mounting.retry();

  expect(mounting.state).toBe('mounted');
});

test('a view that is left before its code has loaded is never mounted', async () => {
  let load!: (module: LoadedRemote) => void;
  const { mounting, mounted } = setUp({}, () => new Promise((resolve) => (load = resolve)));
  const started = mounting.start();

  await mounting.end();
  load(moduleOf());
  await started;

  expect(mounted).toEqual([]);
  expect(mounting.state).toBe('ended');
});

test('a view that is left while it mounts is unmounted once it has arrived, and not before', async () => {
  let arrive!: () => void;
  const unmount = jest.fn(async () => {});
  const { mounting } = setUp({ mount: () => new Promise((resolve) => (arrive = resolve)), unmount });
  const started = mounting.start();
  await jest.advanceTimersByTimeAsync(0);

  await mounting.end();
  expect(unmount).not.toHaveBeenCalled();
  arrive();
  await started;

  expect(unmount).toHaveBeenCalledTimes(1);
  expect(mounting.state).toBe('ended');
});
