import type { Question } from '../question';
import type { ScriptLoader } from './script-loader.js';

/** What an attempt is asked for with. */
export interface LoadOptions {
  version: 'v3' | 'v4';
  captchaId: string;
  challenge: string;
  clientType: 'web' | 'h5';
  riskType: 'slide' | 'question';
  /** The provider's name of the language: `zho`, `eng`. */
  language: string;
}

/** What the provider says to load, with what it asks the person. */
export interface Config {
  lot_number: string;
  captcha_type: 'slide' | 'question';
  static_servers: string[];
  static_path: string;
  js: string;
  gct_path: string;
  /** Paths of the pictures and places in them, in pixels, of a puzzle. */
  bg?: string;
  slice?: string;
  ypos?: number;
  width?: number;
  height?: number;
  piece?: number;
  question?: Question;
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

export type Texts = Record<
  | 'puzzle'
  | 'slide'
  | 'picture'
  | 'check'
  | 'largest'
  | 'smallest'
  | 'askQuestion'
  | 'askPuzzle'
  | 'another'
  | 'wrong'
  | 'solved'
  | 'loading',
  string
>;

/** What the widget of the provider's script is made with. */
export interface WidgetOptions {
  config: Config;
  texts: Texts;
  /** Sends the answer; the result's fields when it was right. */
  answer(given: number, movements: number): Promise<Record<string, string> | undefined>;
  /** Another attempt of a kind: `wrong` when the last answer was. */
  again(kind: 'slide' | 'question', wrong: boolean): void;
  solved(result: Record<string, string>): void;
  failed(code: string): void;
}

export type Widget = new (root: HTMLElement, options: WidgetOptions) => { focus(): void };

declare global {
  interface Window {
    /** Defined by the provider's scripts. */
    Geetest?: Widget;
    Geetest4?: Widget;
    GeetestTrail?: new (watched: HTMLElement) => { movements: number };
  }
}
