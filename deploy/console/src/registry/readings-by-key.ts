import { Reading } from './reading';

/** Readings of one kind, each made when it is first wanted. */
export class ReadingsByKey<Value> {
  private readonly readings = new Map<string, Reading<Value>>();

  constructor(private readonly read: (key: string) => Promise<Value>) {}

  of(key: string): Reading<Value> {
    const reading = this.readings.get(key) ?? new Reading(() => this.read(key));
    this.readings.set(key, reading);
    return reading;
  }

  /** Reads again what somebody has looked at. */
  refresh(): void {
    for (const reading of this.readings.values()) void reading.refresh();
  }
}
