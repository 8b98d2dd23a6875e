import { Refusal } from '../wire/refusal';

/** Places in the queue; a place is held from admission until its work is done. */
export interface QueueBounds {
  /** Jobs computed at once. */
  threads: number;
  /** Of everyone together. */
  places: number;
  /** Of these, places that are not kept free for browsers an account knows and for sessions. */
  forStrangers: number;
  /** Of one network. */
  perNetwork: number;
}

/**
 * Eight people of one network may sign in at the same moment. Strangers cannot take the last eight places, however many
 * networks they have.
 */
export const usualBounds: QueueBounds = { threads: 2, places: 32, forStrangers: 24, perNetwork: 8 };

/** Seconds after which it is worth trying again: each hash that ends frees a place. */
const retryAfter = 3;

/** The caller of a request that hashes. */
export interface Applicant {
  network: string;
  /** Comes with a session, or from a browser the account knows. */
  trusted: boolean;
}

interface Waiting {
  /** When its turn comes, in turns of its network: one network's second job goes after every other's first. */
  turn: number;
  start: () => void;
}

/** A bounded queue that is fair to networks: a request without a place is refused at once, each job with one gets a turn. */
export class HashingQueue {
  #taken = 0;
  #strangers = 0;
  #running = 0;
  #turn = 0;
  readonly #ofNetwork = new Map<string, { places: number; lastTurn: number }>();
  readonly #waiting: Waiting[] = [];

  constructor(private readonly bounds: QueueBounds = usualBounds) {}

  /** Jobs that are computed now, and jobs that wait for their turn. */
  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting.length };
  }

  /**
   * Holds a place while the work goes on; `run` within it takes a turn at hashing.
   * @throws Refusal `server_busy` where there is no place, before any work; it says nothing about an account
   */
  async admit<Done>(
    { network, trusted }: Applicant,
    work: (run: <Result>(job: () => Promise<Result>) => Promise<Result>) => Promise<Done>,
  ): Promise<Done> {
    const own = this.#ofNetwork.get(network) ?? { places: 0, lastTurn: 0 };
    const { places, perNetwork, forStrangers } = this.bounds;
    const full = this.#taken >= places || own.places >= perNetwork || (!trusted && this.#strangers >= forStrangers);
    if (full) throw new Refusal('server_busy', { status: 429, retryAfter });
    this.#taken += 1;
    if (!trusted) this.#strangers += 1;
    own.places += 1;
    this.#ofNetwork.set(network, own);
    try {
      return await work((job) => this.#run(own, job));
    } finally {
      this.#taken -= 1;
      if (!trusted) this.#strangers -= 1;
      own.places -= 1;
      if (own.places === 0) this.#ofNetwork.delete(network);
    }
  }

  async #run<Result>(network: { lastTurn: number }, job: () => Promise<Result>): Promise<Result> {
    const turn = Math.max(this.#turn, network.lastTurn) + 1;
    network.lastTurn = turn;
    if (this.#running >= this.bounds.threads)
      await new Promise<void>((start) => {
        this.#waiting.push({ turn, start });
        this.#waiting.sort((one, other) => one.turn - other.turn);
      });
    else this.#running += 1;
    this.#turn = Math.max(this.#turn, turn - 1);
    try {
      return await job();
    } finally {
      // the next one takes over what this one ran on
      const next = this.#waiting.shift();
      if (next) next.start();
      else this.#running -= 1;
    }
  }
}
