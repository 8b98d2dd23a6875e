import { leastToasts, toastDuration, toastHeight } from '@atrium/api/figures';
import type { Toast } from '@atrium/contract';
import { makeAutoObservable } from 'mobx';

/** How many toasts a window of this height shows at once; the rest wait. */
export function toastsAtOnce(windowHeight: number): number {
  return Math.max(leastToasts, Math.floor(windowHeight / toastHeight) - 1);
}

export interface ShownToast extends Toast {
  id: number;
}

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined;
  since: number;
  remaining: number;
}

/** Toasts in the order they were added; the time of shown ones runs, and pauses while they are read. */
export class ToastQueue {
  toasts: ShownToast[] = [];
  readonly #windowHeight: () => number;
  readonly #clocks = new Map<number, Clock>();
  #lastId = 0;

  constructor(windowHeight: () => number) {
    this.#windowHeight = windowHeight;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get shown(): ShownToast[] {
    return this.toasts.slice(0, toastsAtOnce(this.#windowHeight()));
  }

  add(toast: Toast): void {
    this.toasts.push({ ...toast, id: ++this.#lastId });
    this.#runTimers();
  }

  dismiss(id: number): void {
    clearTimeout(this.#clocks.get(id)?.timer);
    this.#clocks.delete(id);
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
    this.#runTimers();
  }

  /** Pauses the toast's time while a pointer is over it or focus is inside. */
  pause(id: number): void {
    const clock = this.#clocks.get(id);
    if (clock?.timer === undefined) return;
    clearTimeout(clock.timer);
    clock.timer = undefined;
    clock.remaining -= Date.now() - clock.since;
  }

  resume(id: number): void {
    const clock = this.#clocks.get(id);
    if (clock && clock.timer === undefined) this.#run(id, clock);
  }

  #runTimers(): void {
    for (const { id, duration = toastDuration } of this.shown) {
      if (duration === 'stays' || this.#clocks.has(id)) continue;
      const clock: Clock = { timer: undefined, since: 0, remaining: duration };
      this.#clocks.set(id, clock);
      this.#run(id, clock);
    }
  }

  #run(id: number, clock: Clock): void {
    clock.since = Date.now();
    clock.timer = setTimeout(() => this.dismiss(id), Math.max(0, clock.remaining));
  }
}
