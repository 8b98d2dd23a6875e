import type { ScriptLoader } from './script-loader.js';

/** What an attempt is asked for with. */
export interface LoadOptions {
  version: 'v3' | 'v4';
  captchaId: string;
  challenge: string;
  clientType: 'web' | 'h5';
  riskType: string;
  /** The provider's name of the language: `zho`, `eng`. */
  language: string;
}

/** What the provider says to load. What else it says is for its own script. */
export interface Config {
  static_servers: string[];
  static_path: string;
  js: string;
  gct_path: string;
  [other: string]: unknown;
}

/** What the portal says to begin with. */
export interface Beginning extends Omit<LoadOptions, 'riskType'> {
  /** Colours and corners of the merchant, by name. */
  look: Record<string, string>;
}

export interface Answer {
  status: 'success' | 'error';
  code?: string;
  data?: unknown;
}

/** Asks an address by a script that calls back. */
export type Jsonp = (address: string) => Promise<Answer>;

export interface Provider {
  api: readonly string[];
  statics: readonly string[];
  jsonp: Jsonp;
  scripts: ScriptLoader;
}

/** What the provider's script defines: the part of its documented interface that the frame uses. */
export interface Widget {
  appendTo(root: HTMLElement): void;
  onReady(callback: () => void): void;
  onSuccess(callback: () => void): void;
  onError(callback: (error: { code: string | number }) => void): void;
  onClose(callback: () => void): void;
  /** The result's fields once it is solved. */
  getValidate(): Record<string, string> | undefined;
}

/** What it is made with: what was asked, and everything that the provider said to load. */
export type WidgetConfig = Config & LoadOptions & { product: 'float'; apiServers: readonly string[] };

declare global {
  interface Window {
    /** Defined by the provider's scripts. */
    Geetest?: new (config: WidgetConfig) => Widget;
    Geetest4?: new (config: WidgetConfig) => Widget;
  }
}
