import type { GameType } from '@atrium/api';
import type { Texts } from '../merchants/merchant';
import type { Theme } from './words';

export interface Game {
  /** Unique in the catalogue. */
  nodeId: string;
  /** Name in addresses, unique as well. */
  gameId: string;
  vendor: string;
  gameType: GameType;
  /** VP, TG, SC, AC or JP; empty for a plain slot. */
  category: string;
  names: Texts;
  theme: Theme;
  demo: boolean;
  /** The larger, the more people play it. */
  popularity: number;
}
