import { Refusal } from '../wire/refusal';

/** Places in the queue; a place is held from admission until the work is done. */
export interface QueueBounds {
  /** Jobs that run at once. */
  threads: number;
  /** Places in total. */
  places: number;
  /** Places open to untrusted callers; the rest is reserved for known browsers and sessions. */
  forUntrusted: number;
  /** Places of one network while the queue is nearly empty; an untrusted network gets fewer as it fills. */
  perNetwork: number;
  /**
   * Milliseconds that all places together may take: when hashes are slow, there are fewer places. A job that still
   * waits for a thread that long after its place was taken is refused.
   */
  longestWait: number;
}

/**
 * Eight users of one network can sign in at once. Untrusted callers cannot take the last eight places, however many
 * networks they have, and need thirteen networks to fill the others. The longest wait is half of what clients wait for an
 * answer (20 s): a refusal always arrives in time.
 */
export const defaultBounds: QueueBounds = {
  threads: 2,
  places: 32,
  forUntrusted: 24,
  perNetwork: 8,
  longestWait: 10_000,
};

/** Assumed milliseconds per hash before the first measurement: the time of one with the OWASP parameters. */
const initialAverage = 260;
/** Weight of the latest hash in the average. */
const latestWeight = 0.1;

/** The caller of a request that hashes. */
export interface QueueCaller {
  network: string;
  /** Has a session, or comes from a browser known to the account. */
  trusted: boolean;
}

/** A place in the queue, held until it is freed. */
export interface Place {
  /** Executes a hashing job when a thread is free and it is the network's turn. */
  run<Result>(job: () => Promise<Result>): Promise<Result>;
  /** Frees the place; the second call does nothing. */
  free(): void;
}

interface WaitingJob {
  /** Order of execution, in turns of its network: a second job of one network runs after the first of every other. */
  turn: number;
  start: () => void;
  refuse: (refusal: Refusal) => void;
}

/** The places of one network. */
interface NetworkShare {
  places: number;
  lastTurn: number;
}

/** A bounded queue that is fair to networks: a request without a place is refused at once, every admitted job runs. */
export class HashingQueue {
  #taken = 0;
  #untrusted = 0;
  #running = 0;
  #turn = 0;
  readonly #ofNetwork = new Map<string, NetworkShare>();
  readonly #waiting: WaitingJob[] = [];
  #isClosed = false;

  /** Resolves `close`. */
  #emptied: (() => void) | undefined;

  /** Average milliseconds per hash. */
  #average = initialAverage;
  readonly #bounds: QueueBounds;
  readonly #now: () => number;

  constructor(bounds: QueueBounds = defaultBounds, now: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
  }

  /** Running jobs, and jobs that wait for a thread. */
  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting.length };
  }

  /**
   * Takes a place. Does no I/O.
   * @throws Refusal `server_busy` when there is none; it reveals nothing about an account
   */
  take(caller: QueueCaller): Place {
    const own = this.requirePlace(caller);
    const { network, trusted } = caller;
    this.#taken += 1;
    if (!trusted) this.#untrusted += 1;
    own.places += 1;
    this.#ofNetwork.set(network, own);
    let isHeld = true;
    const free = () => {
      if (!isHeld) return;
      isHeld = false;
      this.#taken -= 1;
      if (!trusted) this.#untrusted -= 1;
      own.places -= 1;
      if (own.places === 0) this.#ofNetwork.delete(network);
      if (this.#taken === 0) this.#emptied?.();
    };
    const deadline = this.#now() + this.#bounds.longestWait;
    return { run: (job) => this.#run(own, deadline, job), free };
  }

  /**
   * The places a network holds.
   * @throws Refusal `server_busy` when there is no place for another request of it
   */
  requirePlace({ network, trusted }: QueueCaller): NetworkShare {
    const own = this.#ofNetwork.get(network) ?? { places: 0, lastTurn: 0 };
    const share = trusted ? this.#bounds.perNetwork : this.#untrustedShare();
    if (this.#isClosed || this.#taken >= this.#atMost(this.#bounds.places) || own.places >= share) throw this.#busy();
    return own;
  }

  /**
   * Places an untrusted network may hold: its whole share first, then two, then one, so that a few networks cannot fill
   * the queue.
   */
  #untrustedShare(): number {
    const { perNetwork } = this.#bounds;
    const forUntrusted = this.#atMost(this.#bounds.forUntrusted);
    if (this.#untrusted >= forUntrusted) return 0;
    if (this.#untrusted < perNetwork) return perNetwork;
    return this.#untrusted < (perNetwork + forUntrusted) / 2 ? Math.min(2, perNetwork) : 1;
  }

  /** As many of the places as take no longer than the longest wait together, and at least one for each thread. */
  #atMost(places: number): number {
    const { threads, longestWait } = this.#bounds;
    const inTime = (longestWait * threads) / this.#average / this.#bounds.places;
    return inTime >= 1 ? places : Math.max(threads, Math.floor(places * inTime));
  }

  /** Seconds until every place taken now is free again. */
  #secondsUntilEmpty(): number {
    return Math.max(1, Math.ceil((this.#taken * this.#average) / this.#bounds.threads / 1_000));
  }

  /**
   * Refuses the jobs that wait, and everything that comes later. Resolves when the work of every place is done: a job
   * that runs is not interrupted.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { refuse } of this.#waiting.splice(0)) refuse(this.#busy());
    if (this.#taken > 0) await new Promise<void>((emptied) => (this.#emptied = emptied));
  }

  #busy(): Refusal {
    return new Refusal('server_busy', { retryAfter: this.#secondsUntilEmpty() });
  }

  /**
   * Resolves when a thread is free and the turn has come.
   * @throws Refusal `server_busy` after the deadline, or when the queue closes
   */
  async #thread(turn: number, deadline: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((start, refuse) => {
      const waiting: WaitingJob = { turn, start, refuse };
      this.#waiting.push(waiting);
      this.#waiting.sort((one, other) => one.turn - other.turn);
      timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        refuse(this.#busy());
      }, deadline - this.#now());
    }).finally(() => clearTimeout(timer));
  }

  async #run<Result>(network: { lastTurn: number }, deadline: number, job: () => Promise<Result>): Promise<Result> {
    if (this.#isClosed) throw this.#busy();
    const turn = Math.max(this.#turn, network.lastTurn) + 1;
    network.lastTurn = turn;
    if (this.#running >= this.#bounds.threads) await this.#thread(turn, deadline);
    else this.#running += 1;
    this.#turn = Math.max(this.#turn, turn - 1);
    const began = this.#now();
    try {
      return await job();
    } finally {
      this.#average += latestWeight * (this.#now() - began - this.#average);
      // the next job takes over the thread
      const next = this.#waiting.shift();
      if (next) next.start();
      else this.#running -= 1;
    }
  }
}
