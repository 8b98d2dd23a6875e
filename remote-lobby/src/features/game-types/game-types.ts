import type { GameType } from '@atrium/api';
import type { VersionedName } from '@atrium/contract';

/** Where the games of a type are offered; also its menu entry and path. */
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

/** The lobby of a game type; home for a type that is empty or unknown. */
export function lobbyOf(gameType: string | undefined): VersionedName {
  return lobbies[gameType as GameType] ?? 'lobby.home@1';
}

/** The type whose lobby a place is. */
export function gameTypeAt(place: VersionedName): GameType | undefined {
  return (Object.keys(lobbies) as GameType[]).find((type) => lobbies[type] === place);
}

/** Key of a type's name among the lobby's texts. */
export function nameOf(gameType: GameType): string {
  return `menu.${gameType.toLowerCase()}`;
}

/** The lobby at a path of the portal: the type in lower case, `/electron` for slots. */
export function lobbyAt(path: string): VersionedName | undefined {
  if (path === '/electron') return lobbies.RNG;
  return lobbies[path.slice(1).toUpperCase() as GameType];
}
