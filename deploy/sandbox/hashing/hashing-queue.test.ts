import { jest } from '@jest/globals';
import { HashingQueue, type Applicant } from './hashing-queue';

const bounds = { threads: 2, places: 8, forStrangers: 6, perNetwork: 3 };
const stranger = (network: string): Applicant => ({ network, trusted: false });

/** Jobs that end when told, and what was computed at once. */
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
    /** Ends the job that runs longest. */
    async endOne() {
      ends.shift()?.();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const refused = { key: 'server_busy', status: 429, retryAfter: 3 };

describe('the queue for hashing', () => {
  it('never computes more at once than it has threads', async () => {
    const queue = new HashingQueue(bounds);
    const { job, started, endOne } = jobs();
    const all = ['a', 'b', 'c', 'd'].map((name) => queue.admit(stranger(name), (run) => run(job(name))));
    await settled();
    expect(started).toEqual(['a', 'b']);
    await endOne();
    expect(started).toEqual(['a', 'b', 'c']);
    await endOne();
    await endOne();
    await endOne();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses a network beyond its share before its work begins, and still admits others', async () => {
    const queue = new HashingQueue(bounds);
    const { job, endOne } = jobs();
    const own = ['1', '2', '3'].map((name) => queue.admit(stranger('a'), (run) => run(job(name))));
    const work = jest.fn(() => Promise.resolve());
    await expect(queue.admit(stranger('a'), work)).rejects.toMatchObject(refused);
    expect(work).not.toHaveBeenCalled();
    await expect(queue.admit(stranger('b'), async () => 'admitted')).resolves.toBe('admitted');
    for (let ended = 0; ended < 3; ended += 1) await endOne();
    await Promise.all(own);
    await expect(queue.admit(stranger('a'), async () => 'again')).resolves.toBe('again');
  });

  it('keeps places free for trusted callers when strangers of many networks fill the rest', async () => {
    const queue = new HashingQueue(bounds);
    const { job, endOne } = jobs();
    const crowd = ['a', 'a', 'b', 'b', 'c', 'c'].map((network) =>
      queue.admit(stranger(network), (run) => run(job(network))),
    );
    await expect(queue.admit(stranger('d'), async () => 'x')).rejects.toMatchObject(refused);
    await expect(queue.admit({ network: 'd', trusted: true }, async () => 'owner')).resolves.toBe('owner');
    for (let ended = 0; ended < crowd.length; ended += 1) await endOne();
    await Promise.all(crowd);
  });

  it('computes the first hash of every network before the second of any', async () => {
    const queue = new HashingQueue({ ...bounds, threads: 1 });
    const { job, started, endOne } = jobs();
    const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) =>
      queue.admit(stranger(name.slice(0, 1)), (run) => run(job(name))),
    );
    for (let ended = 0; ended < 5; ended += 1) {
      await settled();
      await endOne();
    }
    await Promise.all(all);
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('gives back the place of work that fails', async () => {
    const queue = new HashingQueue({ ...bounds, perNetwork: 1 });
    const failing = () => queue.admit(stranger('a'), (run) => run(() => Promise.reject(new Error('no hash'))));
    await expect(failing()).rejects.toThrow('no hash');
    await expect(failing()).rejects.toThrow('no hash');
  });
});
