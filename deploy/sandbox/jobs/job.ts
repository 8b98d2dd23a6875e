/** Work that the sandbox does by the clock, in any process. */
export interface Job {
  name: string;
  /** What it does, in a few words for the control page. */
  about: string;
  /** Called before the clock is set forward: does what must happen earlier than a time. */
  prepare?(until: number): Promise<unknown>;
  /** Does everything that is due now. Returns how many things were done. */
  run(): Promise<number>;
}
