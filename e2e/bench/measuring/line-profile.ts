/** A phone on a slow mobile line, as Lighthouse's "slow 4G" simulates it, and a processor four times slower than this one. */
export const lineProfile = {
  /** Milliseconds there and back. */
  latency: 150,
  /** Bits a second. */
  down: 1_638_400,
  up: 768_000,
  /** Times slower. */
  processor: 4,
};
