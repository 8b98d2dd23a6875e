/** Supported engines. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof engines)[number];

/** A running browser. */
export interface EngineBrowser {
  engine: Engine;
  /** The browser's name and version, for example `Firefox 153.7`. */
  version: string;
  /** Opens a tab with its own cookies and storage. */
  newTab(): Promise<EngineTab>;
  close(): Promise<void>;
}

/** Actions that every engine's tab supports. */
export interface EngineTab {
  /** Navigates, and resolves once the document has been parsed. */
  goto(address: string): Promise<void>;
  /**
   * Calls a function in the page and resolves with its JSON result.
   * @param source of a function, asynchronous or not, that uses no outer variables
   * @param frame CSS selector of an `iframe` of the page to call it in
   */
  call<Answer>(source: string, args: readonly unknown[], frame?: string): Promise<Answer>;
  /** Clicks a point of the page, or of the frame, in CSS pixels. */
  clickAt(x: number, y: number, frame?: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Size of every tab's window, in CSS pixels. */
export const windowSize = { width: 1280, height: 800 };
