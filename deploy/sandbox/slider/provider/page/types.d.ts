import type { WidgetConfig } from '../../../../gateway/slider/page/types';
import type { Question } from '../../question';

/** What the stand-in's server says to load: besides what the loader reads, what the person is asked. */
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
