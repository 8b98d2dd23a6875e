import { Refusal } from '../wire/refusal';

/** Places in the queue; a place is held from admission until its work is done. */
export interface QueueBounds {
  /** Jobs computed at once. */
  threads: number;
  /** Of everyone together. */
  places: number;
  /** Of these, places that are not kept free for browsers an account knows and for sessions. */
  forStrangers: number;
  /** Of one network while the queue is nearly empty; a stranger's network gets fewer as it fills. */
  perNetwork: number;
}

/**
 * Eight people of one network may sign in at the same moment. Strangers cannot take the last eight places, however many
 * networks they have, and need thirteen networks to fill the others.
 */
export const usualBounds: QueueBounds = { threads: 2, places: 32, forStrangers: 24, perNetwork: 8 };

/** Milliseconds a hash is taken to need before the first was measured: what one by OWASP's advice does. */
const firstGuess = 260;
/** Weight of the latest hash in the average. */
const latest = 0.1;

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
  /** Milliseconds a hash needs, on average. */
  #average = firstGuess;

  constructor(
    private readonly bounds: QueueBounds = usualBounds,
    private readonly now: () => number = () => performance.now(),
  ) {}

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
    const share = trusted ? this.bounds.perNetwork : this.#shareOfStrangers();
    if (this.#taken >= this.bounds.places || own.places >= share)
      throw new Refusal('server_busy', { status: 429, retryAfter: this.#secondsUntilEmpty() });
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

  /**
   * Places that one network of strangers may hold: the whole share of a network first, then two, then one, so that few
   * networks cannot take the places of all others.
   */
  #shareOfStrangers(): number {
    const { perNetwork, forStrangers } = this.bounds;
    if (this.#strangers >= forStrangers) return 0;
    if (this.#strangers < perNetwork) return perNetwork;
    return this.#strangers < (perNetwork + forStrangers) / 2 ? Math.min(2, perNetwork) : 1;
  }

  /** After that many seconds every place of now is free again. */
  #secondsUntilEmpty(): number {
    return Math.max(1, Math.ceil((this.#taken * this.#average) / this.bounds.threads / 1_000));
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
    const began = this.now();
    try {
      return await job();
    } finally {
      this.#average += latest * (this.now() - began - this.#average);
      // the next one takes over what this one ran on
      const next = this.#waiting.shift();
      if (next) next.start();
      else this.#running -= 1;
    }
  }
}
