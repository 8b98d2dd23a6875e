import type { GameType } from '@atrium/api';
import type { Texts } from '../merchants/merchant';
import type { GameKind } from './kinds';
import type { Theme } from './theme';

/** Labels of a game in lists. */
export type GameTag = 'new' | 'hot' | 'classic';

export interface Game {
  /** Unique in the catalogue. */
  nodeId: string;
  /** Name in addresses; also unique. */
  gameId: string;
  vendor: string;
  gameType: GameType;
  kind: GameKind;
  /** VP, TG, SC, AC or JP; empty where none applies. */
  category: string;
  names: Texts;
  theme: Theme;
  tags: GameTag[];
  demo: boolean;
  /** Higher is more popular. */
  popularity: number;
}
