import { jest } from '@jest/globals';
import { HashingQueue, defaultBounds, type QueueCaller, type Place } from './hashing-queue';

const bounds = { threads: 2, places: 8, forUntrusted: 6, perNetwork: 3, longestWait: 60_000 };

/** Holds a place during the work. */
async function admit<Done>(queue: HashingQueue, caller: QueueCaller, work: (run: Place['run']) => Promise<Done>) {
  const { run, free } = queue.take(caller);
  try {
    return await work(run);
  } finally {
    free();
  }
}

const untrusted = (network: string): QueueCaller => ({ network, trusted: false });

/** Jobs that finish on demand, and the names of those that started. */
function jobs() {
  const ends: (() => void)[] = [];
  const started: string[] = [];
  return {
    started,
    job: (name: string) => async () => {
      started.push(name);
      await new Promise<void>((end) => ends.push(end));
      return name;
    },
    /** Finishes the oldest running job. */
    async endOne() {
      ends.shift()?.();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const refused = { key: 'server_busy', status: 429 };

describe('the hashing queue', () => {
  it('never computes more at once than it has threads', async () => {
    const queue = new HashingQueue(bounds);
    const { job, started, endOne } = jobs();
    const all = ['a', 'b', 'c', 'd'].map((name) => admit(queue, untrusted(name), (run) => run(job(name))));
    await settled();
    expect(started).toEqual(['a', 'b']);
    await endOne();
    expect(started).toEqual(['a', 'b', 'c']);
    await endOne();
    await endOne();
    await endOne();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses what waits when it closes, and resolves once what runs is done', async () => {
    const queue = new HashingQueue(bounds);
    const { job, started, endOne } = jobs();
    const [one, two, three] = ['a', 'b', 'c'].map((name) => admit(queue, untrusted(name), (run) => run(job(name))));
    await settled();
    let isClosed = false;
    const closed = queue.close().then(() => (isClosed = true));
    await expect(three).rejects.toMatchObject(refused);
    expect(() => queue.take(untrusted('d'))).toThrow(expect.objectContaining(refused));
    await endOne();
    expect(isClosed).toBe(false);
    await endOne();
    await closed;
    expect(await Promise.all([one, two])).toEqual(['a', 'b']);
    expect(started).toEqual(['a', 'b']);
  });

  it('refuses a job that waits too long, also when its place was held for a while, and runs the others', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      const queue = new HashingQueue({ ...bounds, threads: 1, longestWait: 10_000 });
      const { job, started, endOne } = jobs();
      const early = queue.take(untrusted('b'));
      const running = admit(queue, untrusted('a'), (run) => run(job('running')));
      jest.advanceTimersByTime(4_000);
      const waiting = admit(queue, untrusted('c'), (run) => run(job('waiting')));
      const late = expect(early.run(job('late'))).rejects.toMatchObject(refused);
      jest.advanceTimersByTime(6_000);
      await late;
      early.free();
      expect(queue.load).toEqual({ running: 1, waiting: 1 });
      await endOne();
      await endOne();
      expect(await Promise.all([running, waiting])).toEqual(['running', 'waiting']);
      expect(started).toEqual(['running', 'waiting']);
      expect(queue.load).toEqual({ running: 0, waiting: 0 });
    } finally {
      jest.useRealTimers();
    }
  });

  it('refuses a network beyond its share before its work starts, and still admits others', async () => {
    const queue = new HashingQueue(bounds);
    const { job, endOne } = jobs();
    const own = ['1', '2', '3'].map((name) => admit(queue, untrusted('a'), (run) => run(job(name))));
    const work = jest.fn(() => Promise.resolve());
    await expect(admit(queue, untrusted('a'), work)).rejects.toMatchObject(refused);
    expect(work).not.toHaveBeenCalled();
    await expect(admit(queue, untrusted('b'), async () => 'admitted')).resolves.toBe('admitted');
    for (let ended = 0; ended < 3; ended += 1) await endOne();
    await Promise.all(own);
    await expect(admit(queue, untrusted('a'), async () => 'again')).resolves.toBe('again');
  });

  it('reserves places for trusted callers when untrusted ones of many networks fill the rest', async () => {
    const queue = new HashingQueue(bounds);
    const { job, endOne } = jobs();
    const crowd = ['a', 'a', 'b', 'b', 'c', 'd'].map((network) =>
      admit(queue, untrusted(network), (run) => run(job(network))),
    );
    await expect(admit(queue, untrusted('e'), async () => 'x')).rejects.toMatchObject(refused);
    await expect(admit(queue, { network: 'e', trusted: true }, async () => 'owner')).resolves.toBe('owner');
    for (let ended = 0; ended < crowd.length; ended += 1) await endOne();
    await Promise.all(crowd);
  });

  it('gives an untrusted network fewer places the fuller it is: twelve networks cannot fill it', async () => {
    const queue = new HashingQueue(defaultBounds);
    const { job, endOne } = jobs();
    const admitted: Promise<unknown>[] = [];
    const held = (network: string) => {
      for (let attempt = 0; attempt < 10; attempt += 1)
        admitted.push(admit(queue, untrusted(network), (run) => run(job(network))).catch(() => 'refused'));
      return queue.load.running + queue.load.waiting;
    };
    const networks = Array.from({ length: 14 }, (_, at) => `network ${at}`);
    expect(networks.map(held)).toEqual([8, 10, 12, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 24]);
    for (let ended = 0; ended < 24; ended += 1) await endOne();
    await Promise.all(admitted);
  });

  it('computes the retry time from the measured duration of hashes', async () => {
    let time = 0;
    const queue = new HashingQueue({ ...bounds, perNetwork: 6 }, () => time);
    const { job, endOne } = jobs();
    const slow = Array.from({ length: 4 }, (_, at) => admit(queue, untrusted('a'), (run) => run(job(String(at)))));
    await settled();
    time += 20_000;
    for (let ended = 0; ended < 4; ended += 1) await endOne();
    await Promise.all(slow);
    const crowd = Array.from({ length: 6 }, (_, at) => admit(queue, untrusted('b'), (run) => run(job(String(at)))));
    // the first two took 20 s each, the others none: 3.3 s on average, six of them on two threads
    await expect(admit(queue, untrusted('c'), async () => 'x')).rejects.toMatchObject({ ...refused, retryAfter: 10 });
    for (let ended = 0; ended < 6; ended += 1) await endOne();
    await Promise.all(crowd);
  });

  it('computes the first hash of every network before the second of any', async () => {
    const queue = new HashingQueue({ ...bounds, threads: 1 });
    const { job, started, endOne } = jobs();
    const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) =>
      admit(queue, untrusted(name.slice(0, 1)), (run) => run(job(name))),
    );
    for (let ended = 0; ended < 5; ended += 1) {
      await settled();
      await endOne();
    }
    await Promise.all(all);
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('frees the place of failed work', async () => {
    const queue = new HashingQueue({ ...bounds, perNetwork: 1 });
    const failing = () => admit(queue, untrusted('a'), (run) => run(() => Promise.reject(new Error('no hash'))));
    await expect(failing()).rejects.toThrow('no hash');
    await expect(failing()).rejects.toThrow('no hash');
  });

  it('admits fewer callers when hashes are slow, so that each gets an answer in time', async () => {
    let time = 0;
    const queue = new HashingQueue(defaultBounds, () => time);
    const { job, endOne } = jobs();
    const slow = Array.from({ length: 40 }, async (_, at) => {
      const hash = await admit(queue, untrusted(`slow ${at}`), (run) => run(job(String(at)))).catch(() => 'refused');
      return hash;
    });
    await settled();
    for (let ended = 0; ended < 24; ended += 1) {
      time += 4_000;
      await endOne();
    }
    await Promise.all(slow);
    const crowd = Array.from({ length: 32 }, (_, at) =>
      admit(queue, untrusted(`network ${at}`), (run) => run(job(String(at)))).catch(() => 'refused'),
    );
    const { running, waiting } = queue.load;
    expect(running).toBe(2);
    // two at once, four seconds and more each: all within ten seconds
    expect(running + waiting).toBeLessThanOrEqual(5);
    for (let ended = 0; ended < running + waiting; ended += 1) await endOne();
    await Promise.all(crowd);
  });

  it('frees a place once, however often that is called', () => {
    const queue = new HashingQueue({ ...bounds, perNetwork: 1 });
    const first = queue.take(untrusted('a'));
    first.free();
    const second = queue.take(untrusted('a'));
    first.free();
    expect(() => queue.take(untrusted('a'))).toThrow(expect.objectContaining(refused));
    second.free();
    expect(() => queue.take(untrusted('a'))).not.toThrow();
  });
});
