import { networkOf } from '../../network';

/** Streams per network; each of a developer's tabs has one. */
const perNetwork = 20;
const inAll = 200;

/** Counts open streams by network. */
export class StreamLimits {
  readonly #open = new Map<string, number>();
  #all = 0;

  /** Counts a stream and returns a function to call once at its end; undefined where there are too many. */
  enter(address: string): (() => void) | undefined {
    const network = networkOf(address);
    const open = this.#open.get(network) ?? 0;
    if (open >= perNetwork || this.#all >= inAll) return undefined;
    this.#open.set(network, open + 1);
    this.#all += 1;
    return () => {
      const left = (this.#open.get(network) ?? 1) - 1;
      if (left > 0) this.#open.set(network, left);
      else this.#open.delete(network);
      this.#all -= 1;
    };
  }
}
