import { rmSync } from 'node:fs';
import { askOverHttp } from '@atrium/deploy/ask-over-http';
import { publishFolder } from '@atrium/deploy/publish-folder';
import { writeRelease } from '@atrium/deploy/write-release';
import type { Draw } from '../../support/seeded-random';
import type { ChangeRequest, Outcome, Request } from './request';

interface Options {
  name: string;
  token: string;
  draw: Draw;
  remotes: string[];
  /** Operator addresses of the running processes. */
  addresses: () => string[];
  signer: Parameters<typeof publishFolder>[2];
  /** By remote, releases that are known to be published; all clients share it. */
  published: Map<string, string[]>;
  /** Called with every request once it has ended. */
  ended(request: Request): void;
}

/** An operator's client: reads a channel, then publishes, promotes or rolls back, without pauses, and records the answers. */
export class Client {
  #count = 0;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async work(enough: () => boolean): Promise<void> {
    while (!enough()) await this.#act();
  }

  async #act(): Promise<void> {
    const { draw, remotes, published } = this.#options;
    const remote = remotes[draw(0, remotes.length - 1)] ?? '';
    const revision = await this.#read(remote);
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

  /** The channel's revision; undefined without an answer. */
  async #read(remote: string): Promise<number | undefined> {
    const asked = performance.now();
    const outcome = await outcomeOf(async () => {
      const [status] = await this.#ask('status', { remote });
      return { revision: status?.revision ?? 0 };
    });
    this.#options.ended({ kind: 'read', remote, asked, answered: performance.now(), outcome });
    return outcome.is === 'done' ? outcome.answer.revision : undefined;
  }

  async #publish(remote: string): Promise<string | undefined> {
    const { name, signer, published, ended } = this.#options;
    const version = `1.0.${(this.#count += 1)}-${name}`;
    const files = { [`own-${name}-${this.#count}.0001.js`]: `export const own = '${version}';`, 'shared.0001.js': '1' };
    const { folder, id } = await writeRelease({ remote, version, files });
    const asked = performance.now();
    const outcome = await outcomeOf(() => publishFolder(this.#ask, folder, signer));
    ended({ kind: 'publish', remote, release: id, asked, answered: performance.now(), outcome });
    rmSync(folder, { recursive: true });
    if (outcome.is !== 'done') return undefined;
    published.set(remote, [...(published.get(remote) ?? []), id]);
    return id;
  }

  async #change(remote: string, expected: number, change: Pick<ChangeRequest, 'action' | 'release'>): Promise<void> {
    const key = `${this.#options.name}-${(this.#count += 1)}`;
    const asked = performance.now();
    const outcome = await outcomeOf(async () => {
      const { revision, stable } = await this.#ask('change', { remote, change, expected, reason: key } as never);
      return { revision, stable };
    });
    this.#options.ended({
      kind: 'change',
      remote,
      key,
      ...change,
      expected,
      asked,
      answered: performance.now(),
      outcome,
    });
  }

  /** Sends a request to one of the processes, drawn. */
  readonly #ask: ReturnType<typeof askOverHttp> = (name, input) => {
    const { token, addresses, draw, name: actor } = this.#options;
    const running = addresses();
    const address = running[draw(0, running.length - 1)] ?? '';
    return askOverHttp(address, token, actor)(name, input);
  };
}

async function outcomeOf<Answer>(send: () => Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { is: 'done', answer: await send() };
  } catch (error) {
    const { name, message, status } = error as Error & { status?: number };
    // only a refusal has a status; after any other error the registry may have carried it out
    return status === undefined ? { is: 'unknown', reason: message } : { is: 'refused', name };
  }
}
