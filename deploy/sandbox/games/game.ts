import type { GameType } from '@atrium/api';
import type { Texts } from '../merchants/merchant';
import type { Theme } from './game-names';

export interface Game {
  /** Unique in the catalogue. */
  nodeId: string;
  /** Name in addresses; also unique. */
  gameId: string;
  vendor: string;
  gameType: GameType;
  /** VP, TG, SC, AC or JP; empty for a plain slot. */
  category: string;
  names: Texts;
  theme: Theme;
  demo: boolean;
  /** Higher is more popular. */
  popularity: number;
}
