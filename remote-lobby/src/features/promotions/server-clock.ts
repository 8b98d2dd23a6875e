/** The server's clock: the device's clock can be hours off. Until the first answer, both are the same. */
export class ServerClock {
  #ahead = 0;

  /** Takes the server's time of an answer, in milliseconds since 1970. */
  readonly set = (now: number): void => {
    this.#ahead = now - Date.now();
  };

  now(): number {
    return Date.now() + this.#ahead;
  }

  /** What the device's clock shows at a time of the server. */
  onDevice(time: number): number {
    return time - this.#ahead;
  }
}
