import { rmSync } from 'node:fs';
import { askOverHttp } from '@atrium/deploy/ask-over-http';
import { publishFolder } from '@atrium/deploy/publish-folder';
import { writeRelease } from '@atrium/deploy/write-release';
import type { Draw } from '../kill/seeded-random';
import type { ChangeDeed, Deed, Outcome } from './deed';

interface Surroundings {
  name: string;
  token: string;
  draw: Draw;
  remotes: string[];
  /** Where operators reach the processes that may be asked just now. */
  addresses: () => string[];
  signer: Parameters<typeof publishFolder>[2];
  /** By remote, releases that are known to be published; all clients share it. */
  published: Map<string, string[]>;
  /** Told of every deed once it is over. */
  over(deed: Deed): void;
}

/** An operator without rest: looks at a channel, then publishes, promotes or rolls back, and writes down what he was told. */
export class Client {
  #count = 0;

  constructor(private readonly around: Surroundings) {}

  async work(enough: () => boolean): Promise<void> {
    while (!enough()) await this.#act();
  }

  async #act(): Promise<void> {
    const { draw, remotes, published } = this.around;
    const remote = remotes[draw(0, remotes.length - 1)] ?? '';
    const revision = await this.#look(remote);
    if (revision === undefined) return;
    const known = published.get(remote) ?? [];
    const dice = draw(1, 10);
    if (dice <= 2 || known.length === 0) {
      const release = await this.#publish(remote);
      if (release !== undefined) await this.#change(remote, revision, { action: 'promote', release });
    } else if (dice <= 6) {
      const release = known[draw(Math.max(0, known.length - 30), known.length - 1)] ?? '';
      await this.#change(remote, revision, { action: 'promote', release });
    } else await this.#change(remote, revision, { action: 'rollback' });
  }

  /** Resolves with the channel's revision; undefined where nobody answers. */
  async #look(remote: string): Promise<number | undefined> {
    const asked = performance.now();
    const outcome = await outcomeOf(async () => {
      const [status] = await this.#ask('status', { remote });
      return { revision: status?.revision ?? 0 };
    });
    this.around.over({ kind: 'read', remote, asked, answered: performance.now(), outcome });
    return outcome.is === 'done' ? outcome.told.revision : undefined;
  }

  async #publish(remote: string): Promise<string | undefined> {
    const { name, signer, published, over } = this.around;
    const version = `1.0.${(this.#count += 1)}-${name}`;
    const files = { [`own-${name}-${this.#count}.0001.js`]: `export const own = '${version}';`, 'shared.0001.js': '1' };
    const { folder, id } = await writeRelease({ remote, version, files });
    const asked = performance.now();
    const outcome = await outcomeOf(() => publishFolder(this.#ask, folder, signer));
    over({ kind: 'publish', remote, release: id, asked, answered: performance.now(), outcome });
    rmSync(folder, { recursive: true });
    if (outcome.is !== 'done') return undefined;
    published.set(remote, [...(published.get(remote) ?? []), id]);
    return id;
  }

  async #change(remote: string, expected: number, change: Pick<ChangeDeed, 'action' | 'release'>): Promise<void> {
    const key = `${this.around.name}-${(this.#count += 1)}`;
    const asked = performance.now();
    const outcome = await outcomeOf(async () => {
      const { revision, stable } = await this.#ask('change', { remote, change, expected, reason: key } as never);
      return { revision, stable };
    });
    this.around.over({ kind: 'change', remote, key, ...change, expected, asked, answered: performance.now(), outcome });
  }

  /** Asks one of the processes, whichever. */
  readonly #ask: ReturnType<typeof askOverHttp> = (name, input) => {
    const { token, addresses, draw, name: actor } = this.around;
    const running = addresses();
    const address = running[draw(0, running.length - 1)] ?? '';
    return askOverHttp(address, token, actor)(name, input);
  };
}

async function outcomeOf<Told>(asked: () => Promise<Told>): Promise<Outcome<Told>> {
  try {
    return { is: 'done', told: await asked() };
  } catch (error) {
    const { name, message, status } = error as Error & { status?: number };
    // a refusal has a status; whatever else went wrong, the registry may have done it all the same
    return status === undefined ? { is: 'unknown', why: message } : { is: 'refused', name };
  }
}
