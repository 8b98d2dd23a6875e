import { CallError, type Readable } from '@atrium/contract';

/** Everything one mounting has registered with the host, so that it can be ended at once. */
export class Lifetime {
  readonly #ending = new AbortController();
  readonly #stops = new Set<() => void>();

  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  /** A signal that is aborted at the end or by another one. Safari supports `AbortSignal.any` only since 17.4. */
  signalOr(other: AbortSignal | undefined): AbortSignal {
    if (!other) return this.signal;
    const either = new AbortController();
    for (const signal of [this.signal, other]) {
      if (signal.aborted) either.abort(signal.reason);
      signal.addEventListener('abort', () => either.abort(signal.reason), { signal: either.signal });
    }
    return either.signal;
  }

  /** Keeps a stop until it is called or the lifetime ends; calls it at once after the end. */
  keep(stop: () => void): () => void {
    if (this.signal.aborted) {
      stop();
      return () => undefined;
    }
    const kept = () => {
      this.#stops.delete(kept);
      stop();
    };
    this.#stops.add(kept);
    return kept;
  }

  /** A readable with subscriptions that end with the lifetime. */
  readable<T>(readable: Readable<T>): Readable<T> {
    return { get: () => readable.get(), subscribe: (listener) => this.keep(readable.subscribe(listener)) };
  }

  /** Runs an asynchronous action during the lifetime; afterwards rejects as cancelled. */
  async during<T>(act: () => Promise<T>): Promise<T> {
    if (this.signal.aborted) throw cancelled();
    return act();
  }

  /** Ends it; resolves with the number of registrations that were still active. */
  end(): number {
    const left = this.#stops.size;
    this.#ending.abort(cancelled());
    for (const stop of [...this.#stops]) stop();
    return left;
  }
}

function cancelled(): CallError {
  return new CallError('cancelled', 'the view was unmounted');
}
