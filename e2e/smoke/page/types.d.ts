import type { Descriptor, Host, LoadedRemote } from '@atrium/contract';

/** Data of a smoke page for its scripts, in addition to the data of every page. */
export interface SmokePage {
  /** Example answers of the contract's commands, by name. */
  answers: Record<string, unknown>;
  /** Whether the panel is shown. */
  panel: boolean;
  /** The merchant's switches by name. */
  switches: Record<string, boolean>;
}

/** A remote written by hand: descriptor, titles per language, code. */
export interface HandWritten {
  descriptor: Descriptor;
  titles: Record<string, Record<string, string>>;
  remote: LoadedRemote;
}

/** A fault of a stub while it mounts. */
export type Fault = 'throw' | 'hang';

/** Interface of the page for the checks and the panel. */
export interface SmokeHandle {
  /** The host given to the view mounted last; undefined while none is mounted. */
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
