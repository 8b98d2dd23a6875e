import type { Question } from '../../question';

/** What the page makes the widget with: its own options and the fields of the load answer. */
export interface WidgetConfig {
  version: 'v3' | 'v4';
  captchaId: string;
  challenge: string;
  clientType: 'web' | 'h5';
  riskType: string;
  /** The provider's name of the language: `zho`, `eng`. */
  language: string;
  product: 'float';
  apiServers: readonly string[];
  static_servers: string[];
  static_path: string;
  js: string;
  gct_path: string;
  [other: string]: unknown;
}

/** The load answer of the mock server: the fields the loader reads, and the challenge that is shown. */
export interface Puzzle extends WidgetConfig {
  lot_number: string;
  captcha_type: 'slide' | 'question';
  /** Paths of the pictures and places in them, in pixels, of a puzzle. */
  bg?: string;
  slice?: string;
  ypos?: number;
  width?: number;
  height?: number;
  piece?: number;
  question?: Question;
}

export interface Answer {
  status: 'success' | 'error';
  code?: string;
  data?: unknown;
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

declare global {
  interface Window {
    GeetestTexts?: Record<string, Texts>;
    GeetestTrail?: new (watched: HTMLElement) => { movements: number };
    /** Asks servers in turn. Rejects where none answers. */
    GeetestAsk?: (servers: readonly string[], path: string, query: Record<string, string>) => Promise<Answer>;
  }
}
