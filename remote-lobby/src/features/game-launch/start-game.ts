import { gamesLaunch, gamesTrial, type GameMode } from '@atrium/api';
import { isCallError, type GameRef, type Host } from '@atrium/contract';
import { gameAddress } from './game-address';
import { openGameWindow } from './game-window';
import { launchRequest, demoRequest } from './launch-request';
import { maintenanceOf } from './maintenance';
import { keepOpenedGame } from './opened-game';

export interface Started {
  /** False when the person was told why not. */
  opened: boolean;
}

const places = { real: 'lobby.game@1', demo: 'lobby.demo@1' } as const satisfies Record<GameMode, string>;

/**
 * Starts a game, for money or as a demo: asks for its address, then shows it in a window of its own or in the
 * portal's frame. Session and kind of account have been asked by the host before.
 */
export async function startGame(host: Host, game: GameRef, mode: GameMode): Promise<Started> {
  if (!game.gameId && !game.roomId) {
    await host.messages.notice(host.language.text('in_stay_tuned'));
    return { opened: false };
  }
  const ownWindow = game.newWindow ? openGameWindow(host.language.text('launch.opening')) : undefined;
  const address = await askAddress(host, game, mode);
  if (address === undefined) {
    ownWindow?.close();
    return { opened: false };
  }
  if (await ownWindow?.show(address)) return { opened: true };
  keepOpenedGame(mode, host, game, address);
  await host.navigation.open(places[mode], { gameType: game.gameType });
  return { opened: true };
}

/** The game's address, `undefined` once the person knows that there is none. */
async function askAddress(host: Host, game: GameRef, mode: GameMode): Promise<string | undefined> {
  const visitorsDemo = mode === 'demo' && host.session.state.get().status === 'visitor';
  try {
    const { address } = visitorsDemo
      ? await host.api.call(gamesTrial, demoRequest(game))
      : await host.api.call(gamesLaunch, launchRequest(host, game, mode));
    const usable = gameAddress(address, host.settings.gameBase);
    if (usable === undefined) await tellFailure(host);
    return usable;
  } catch (error) {
    if (!isCallError(error)) throw error;
    const maintenance = maintenanceOf(error, game.vendor);
    if (maintenance) host.events.publish('game.maintenance@1', maintenance);
    if (!error.details.told && !maintenance && error.key !== 'cancelled')
      await tellFailure(host, error.details.requestId);
    return undefined;
  }
}

/** Launch calls are silent so that named keys can be told their own way; what has no name is told here. */
function tellFailure({ messages, language }: Host, request?: string): Promise<void> {
  const number = request === undefined ? [] : [language.text('request_number', { number: request })];
  return messages.warning([language.text('launch.failed'), ...number].join('\n'));
}
