/** A phone on a slow mobile network, like Lighthouse's "slow 4G", with a processor four times slower than this one. */
export const lineProfile = {
  /** Round-trip time in milliseconds. */
  latency: 150,
  /** Bits per second. */
  down: 1_638_400,
  up: 768_000,
  /** Slowdown factor. */
  processor: 4,
};
