import type { Engine } from '../../engine';
import type { ChannelSigner } from '../channels/channel-signer';
import type { Alert } from './alerts';
import { readFailures } from './read-failures';
import { rollBack, type RolledBack } from './roll-back';
import { isFailing, mayBeFailing, type RollbackRule } from './rollback-rule';
import { countingInterval } from './reported-outcome';

/** Milliseconds between two checks; together with the seconds that a page collects reports, far below a minute. */
const pause = 5_000;

export interface FailureWatchOptions {
  environment: string;
  rule: RollbackRule;
  now: () => number;
  /** Called for each release that this process rolled back. */
  rolledBack: (rolledBack: RolledBack) => void;
  /** Called for each new alert. */
  alerted: (alert: Alert) => void;
  onFailure: (error: unknown) => void;
}

/** Checks failure rates, rolls back releases that fail too often, and raises an alert where it must not. */
export class FailureWatch {
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  /** Whether the last check failed; a failure is reported once. */
  #failing = false;
  #alerts = new Map<string, Alert>();
  readonly #engine: Engine;
  readonly #channelSigner: ChannelSigner;
  readonly #options: FailureWatchOptions;

  constructor(engine: Engine, channelSigner: ChannelSigner, options: FailureWatchOptions) {
    this.#engine = engine;
    this.#channelSigner = channelSigner;
    this.#options = options;
  }

  /** Failing releases that stay in use, as of the last check. */
  get alerts(): Alert[] {
    return [...this.#alerts.values()];
  }

  /** Checks regularly until the watch is closed. */
  start(): this {
    this.#timer = setTimeout(() => void this.#checkAndRepeat(), pause).unref();
    return this;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Checks once. */
  async check(): Promise<void> {
    const { environment, rule, now, rolledBack } = this.#options;
    const at = new Date(now());
    const figures = await readFailures(this.#engine.database, {
      environment,
      from: new Date(at.getTime() - rule.window * 1000),
      until: new Date(at.getTime() + countingInterval * 1000),
      bucketSeconds: rule.window,
    });
    const alerts = new Map<string, Alert>();
    for (const { remote, release, ...seen } of figures) {
      if (!mayBeFailing(seen, rule) && !isFailing(seen, rule)) continue;
      const failing = { environment, remote, release: release.id };
      const handled = await rollBack(this.#engine, this.#channelSigner, failing, { rule, now: at });
      if (handled && 'rolledBack' in handled) rolledBack(handled.rolledBack);
      if (handled && 'alert' in handled) alerts.set([remote, release.id, handled.alert.cause].join(' '), handled.alert);
    }
    const before = this.#alerts;
    this.#alerts = alerts;
    for (const [key, alert] of alerts) if (!before.has(key)) this.#options.alerted(alert);
  }

  async #checkAndRepeat(): Promise<void> {
    try {
      await this.check();
      this.#failing = false;
    } catch (error) {
      if (!this.#closed && !this.#failing) this.#options.onFailure(error);
      this.#failing = true;
    }
    if (!this.#closed) this.start();
  }
}
