import type { Question } from '../../question';

/** Options of the widget: those of the page and the fields of the load answer. */
export interface WidgetConfig {
  version: 'v3' | 'v4';
  captchaId: string;
  challenge: string;
  clientType: 'web' | 'h5';
  riskType: string;
  /** The provider's language code: `zho`, `eng`. */
  language: string;
  product: 'float';
  apiServers: readonly string[];
  static_servers: string[];
  static_path: string;
  js: string;
  gct_path: string;
  [other: string]: unknown;
}

/** The load answer of the mock: the loader's fields and the puzzle or question to show. */
export interface Puzzle extends WidgetConfig {
  lot_number: string;
  captcha_type: 'slide' | 'question';
  /** Of a puzzle: paths of its pictures, and positions in pixels. */
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
    /** Tries servers in order. Rejects when none answers. */
    GeetestRequest?: (servers: readonly string[], path: string, query: Record<string, string>) => Promise<Answer>;
  }
}
