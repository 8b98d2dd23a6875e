import type { GameType } from '@atrium/api';
import type { VersionedName } from '@atrium/contract';

/** Lobby place by game type. */
const lobbies: Record<GameType, VersionedName> = {
  LIVE: 'lobby.live@1',
  SPORTS: 'lobby.sports@1',
  FISH: 'lobby.fish@1',
  PVP: 'lobby.pvp@1',
  ESPORTS: 'lobby.esports@1',
  RNG: 'lobby.slots@1',
  LOTT: 'lottery.lobby@1',
  ELOTT: 'lobby.elott@1',
};

/** The lobby of a game type; home if it is empty or unknown. */
export function lobbyOf(gameType: string | undefined): VersionedName {
  return lobbies[gameType as GameType] ?? 'lobby.home@1';
}

/** The game type of a lobby place. */
export function gameTypeAt(place: VersionedName): GameType | undefined {
  return (Object.keys(lobbies) as GameType[]).find((type) => lobbies[type] === place);
}

/** Text key of a game type's name. */
export function nameKeyOf(gameType: GameType): string {
  return `menu.${gameType.toLowerCase()}`;
}

/** The lobby at a path: the lower-case type, `/electron` for slots. */
export function lobbyAt(path: string): VersionedName | undefined {
  if (path === '/electron') return lobbies.RNG;
  return lobbies[path.slice(1).toUpperCase() as GameType];
}
