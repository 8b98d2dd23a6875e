import type { Capture, CaptureRequest } from '../../page-snapshots';
import type { PageSnapshot } from '../../registry';
import { PageSnapshots } from './page-snapshots';

const times = { ageLimit: 900_000, remakeAfter: 300_000, pause: 60_000 };
const page = { name: 'home', request: { address: 'http://aurora.test/', cookies: {} }, images: [] };

interface Bench {
  snapshots: PageSnapshots;
  asked: CaptureRequest[];
  stored: Map<string, PageSnapshot>;
  failures: unknown[];
  clock: { now: number };
  /** What the gateway serves. */
  served: { state: unknown[]; name: string };
}

/** Snapshots by a worker that sees the page that is served. */
function bench({ canKeep = true, breaks = false } = {}): Bench {
  const asked: CaptureRequest[] = [];
  const stored = new Map<string, PageSnapshot>();
  const failures: unknown[] = [];
  const clock = { now: 1_000_000 };
  const served = { state: [1] as unknown[], name: 'home' };
  const ask = async (request: CaptureRequest): Promise<Capture> => {
    asked.push(request);
    if (breaks) throw new Error('no browser');
    return { page: served.name, nodes: [`seen at ${clock.now}`], rules: [] };
  };
  const snapshots = new PageSnapshots({
    ask,
    stored: {
      canKeep,
      read: async (name) => stored.get(name),
      keep: async (name, snapshot) => void stored.set(name, snapshot),
    },
    state: () => served.state,
    onFailure: (error) => failures.push(error),
    now: () => clock.now,
    ageLimit: times.ageLimit,
  });
  return { snapshots, asked, stored, failures, clock, served };
}

test('a requested page is captured, stored and found from then on', async () => {
  const { snapshots, stored } = bench();
  expect(snapshots.find(page)).toBeUndefined();
  await snapshots.settled();
  expect(snapshots.find(page)).toMatchObject({ html: 'seen at 1000000' });
  expect([...stored.keys()]).toEqual(['home']);
});

test('a page of another composition has no snapshot', async () => {
  const { snapshots } = bench();
  snapshots.find(page);
  await snapshots.settled();
  expect(snapshots.find({ ...page, name: 'home of another country' })).toBeUndefined();
});

test('a snapshot is never found after its age limit, also when the worker is away', async () => {
  const { snapshots, clock } = bench();
  snapshots.find(page);
  await snapshots.settled();
  clock.now += times.ageLimit - 1;
  expect(snapshots.find(page)).toBeDefined();
  clock.now += 1;
  expect(snapshots.find(page)).toBeUndefined();
});

test('a page that is still requested is captured again after some minutes', async () => {
  const { snapshots, clock, asked } = bench();
  snapshots.find(page);
  await snapshots.settled();
  snapshots.look();
  await snapshots.settled();
  expect(asked).toHaveLength(1);
  clock.now += times.remakeAfter;
  snapshots.look();
  await snapshots.settled();
  expect(snapshots.find(page)).toMatchObject({ html: 'seen at 1300000' });
});

test('after a change of releases every requested page is captured under its new name', async () => {
  const { snapshots, served, asked } = bench();
  snapshots.find(page);
  await snapshots.settled();
  served.state = [2];
  served.name = 'home after the change';
  snapshots.look();
  await snapshots.settled();
  expect(asked).toHaveLength(2);
  expect(snapshots.find({ ...page, name: 'home after the change' })).toBeDefined();
});

test('what the worker saw is kept for the page that it saw, not for the one that was asked for', async () => {
  const { snapshots, served } = bench();
  served.name = 'home of the country of the worker';
  snapshots.find(page);
  await snapshots.settled();
  expect(snapshots.find(page)).toBeUndefined();
});

test('a capture that fails is reported and not tried again at once', async () => {
  const { snapshots, asked, failures, clock } = bench({ breaks: true });
  snapshots.find(page);
  await snapshots.settled();
  snapshots.find(page);
  await snapshots.settled();
  expect([asked.length, failures.length]).toEqual([1, 1]);
  clock.now += times.pause;
  snapshots.find(page);
  await snapshots.settled();
  expect(asked).toHaveLength(2);
});

test('a gateway without a signing key sends what another one has kept', async () => {
  const { snapshots, stored, asked } = bench({ canKeep: false });
  stored.set('home', { html: 'kept', css: '', madeAt: 1_000_000 - times.remakeAfter });
  snapshots.find(page);
  await snapshots.settled();
  expect(snapshots.find(page)).toMatchObject({ html: 'kept' });
  expect(asked).toEqual([]);
});
