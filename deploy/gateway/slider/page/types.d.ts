import type { ScriptLoader } from './script-loader.js';

/** Options of one attempt. */
export interface LoadOptions {
  version: 'v3' | 'v4';
  captchaId: string;
  challenge: string;
  clientType: 'web' | 'h5';
  riskType: string;
  /** The provider's language code: `zho`, `eng`. */
  language: string;
}

/** The provider's configuration: what the loader reads of it. Other fields are for the provider's script. */
export interface Config {
  static_servers: string[];
  static_path: string;
  js: string;
  gct_path: string;
  [other: string]: unknown;
}

/** First message of the portal. */
export interface StartMessage extends Omit<LoadOptions, 'riskType'> {
  /** BCP 47 tag of the portal's page. */
  lang: string;
  /** The merchant's colours and corner shapes, by name. */
  look: Record<string, string>;
}

export interface Answer {
  status: 'success' | 'error';
  code?: string;
  data?: unknown;
}

/** Requests an address by JSONP. */
export type Jsonp = (address: string) => Promise<Answer>;

/** Figures of the product, which the gateway writes into the frame's page. */
export interface Limits {
  /** Milliseconds for one attempt to load everything. */
  loadTimeout: number;
  /** Milliseconds until the next server is tried. */
  serverTimeout: number;
  /** Further attempts after a timeout. */
  retries: number;
}

export interface Provider {
  api: readonly string[];
  statics: readonly string[];
  jsonp: Jsonp;
  scripts: ScriptLoader;
  limits: Limits;
}

/** The part of the provider's documented widget interface that the frame uses. */
export interface Widget {
  appendTo(root: HTMLElement): void;
  onReady(callback: () => void): void;
  onSuccess(callback: () => void): void;
  onError(callback: (error: { code: string | number }) => void): void;
  onClose(callback: () => void): void;
  /** Fields of the result, once it is solved. */
  getValidate(): Record<string, string> | undefined;
}

/** Options of the widget's constructor: those of the attempt and the provider's configuration. */
export type WidgetConfig = Config & LoadOptions & { product: 'float'; apiServers: readonly string[] };

declare global {
  interface Window {
    /** Defined by the provider's scripts. */
    Geetest?: new (config: WidgetConfig) => Widget;
    Geetest4?: new (config: WidgetConfig) => Widget;
  }
}
