import { networkOf } from '../../network';

/** Streams of one network: a developer has a few tabs, each with one. */
const perNetwork = 20;
const inAll = 200;

/** Counts the streams that are open, by network. */
export class StreamLimits {
  readonly #open = new Map<string, number>();
  #all = 0;

  /** The end of the stream, to be called once; undefined where there are too many. */
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
