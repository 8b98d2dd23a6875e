import { once } from 'node:events';
import { corruptions, type Corruption } from '../corruptions';

/** How a back end treats what a form sends. */
export interface Way extends Pick<Corruption, 'name'> {
  corruption: Corruption;
  /** The answer arrives only after `release`. */
  release?: () => void;
  /** A repeated key is carried out again, as a new call. */
  forgetsKeys?: boolean;
  /** The back end never gets the request. */
  losesRequest?: boolean;
}

const lost: Corruption = { name: 'a closed connection', change: () => undefined };

/** Ways to answer a form; each is made for one case. */
export const ways: readonly { name: string; make: () => Way }[] = [
  ...corruptions
    .filter(({ neverEnds }) => !neverEnds)
    .map((corruption) => ({ name: corruption.name, make: () => ({ name: corruption.name, corruption }) })),
  { name: 'slow', make: slow },
  {
    name: 'a lost request',
    make: () => ({ name: 'a lost request', corruption: lost, losesRequest: true }),
  },
  {
    name: 'forgotten idempotency',
    make: () => ({ name: 'forgotten idempotency', corruption: lost, forgetsKeys: true }),
  },
];

function slow(): Way {
  const released = new AbortController();
  const corruption: Corruption = {
    name: 'slow',
    async change(sent) {
      if (!released.signal.aborted) await once(released.signal, 'abort');
      return sent;
    },
  };
  return { name: 'slow', corruption, release: () => released.abort() };
}
