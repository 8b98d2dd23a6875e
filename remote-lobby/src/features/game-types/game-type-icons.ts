import type { GameType } from '@atrium/api';
import {
  elottIcon,
  esportsIcon,
  fishIcon,
  liveIcon,
  lottIcon,
  pvpIcon,
  rngIcon,
  sportsIcon,
  type IconShape,
} from '@atrium/ui';

/** Icon by game type. */
export const gameTypeIcons: Record<GameType, IconShape> = {
  LIVE: liveIcon,
  SPORTS: sportsIcon,
  FISH: fishIcon,
  PVP: pvpIcon,
  ESPORTS: esportsIcon,
  RNG: rngIcon,
  LOTT: lottIcon,
  ELOTT: elottIcon,
};
