import type { Descriptor, Host, LoadedRemote } from '@atrium/contract';

/** What a smoke page carries for its scripts, beside what every page carries. */
export interface SmokePage {
  /** Example answers of the contract's commands, by name. */
  answers: Record<string, unknown>;
  /** Whether the panel is wanted. */
  panel: boolean;
  /** Names of the merchant's switches that are on. */
  switches: Record<string, boolean>;
}

/** A remote written by hand: descriptor, titles per language, code. */
export interface HandWritten {
  descriptor: Descriptor;
  titles: Record<string, Record<string, string>>;
  remote: LoadedRemote;
}

/** How a stub misbehaves when it is mounted. */
export type Fault = 'throw' | 'hang';

/** What checks and the panel reach the page by. */
export interface SmokeHandle {
  /** The host given to the view mounted last; undefined while none stands. */
  host(): Host | undefined;
  /** Commands that ran on this page, by name, in order. */
  ran: string[];
  setFault(remote: string, fault: Fault | undefined): void;
}

declare global {
  interface Window {
    atriumStubs?: Record<string, LoadedRemote>;
    atriumSmoke: SmokeHandle;
  }
}
